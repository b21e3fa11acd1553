import type { TermsWords } from './legal-texts.ts'

export const TERMS_ES: TermsWords = {
  title: 'Términos de uso',
  opening: `<p><strong>Texto de muestra.</strong> Ilustra cómo pueden redactarse los términos de un portal como este. Se escribió para una demostración y no obliga a nadie.</p>
<h2>Qué aceptas</h2>
<p>Scintilla es un portal donde los proveedores, sus agencias y nuestros responsables comerciales consultan cifras de ventas, inventario y compradores. Estos términos dicen qué puedes hacer aquí y qué puedes esperar de nosotros. Los aceptas una vez, a título personal. Cuando entra en vigor una versión nueva, el portal te la muestra y te pide aceptarla antes de continuar.</p>
<p>“Tú” es la persona que inicia sesión. “Tu empresa” es la empresa cuya cuenta usas. “Nosotros” somos quienes operamos Scintilla en tu país.</p>
<h2>Tu cuenta</h2>
<p>Cada cuenta es de una sola persona. Un administrador te invita en una dirección de correo electrónico cuyo dominio autorizó tu empresa, y decide qué productos y qué rol tienes.</p>
<ul>
<li>Guarda tu contraseña solo para ti. Nadie que trabaje con nosotros te la va a pedir.</li>
<li>No prestes tu cuenta, ni siquiera a un colega y ni siquiera por un día.</li>
<li>Mantén actualizados en tu perfil tu nombre, tu teléfono y tu puesto.</li>
<li>Avisa a tu administrador si cambias de trabajo, para que tu acceso termine junto con tus funciones.</li>
</ul>
<p>La sesión expira tras 30 minutos sin actividad y, en todo caso, a las 12 horas. Si la computadora es compartida, cierra sesión antes de irte. Cuando un administrador bloquea o elimina una cuenta, sus sesiones terminan en ese momento.</p>
<h2>Qué puedes hacer con los datos</h2>
<p>Usa las cifras, gráficas y archivos para los negocios de tu empresa con nosotros: planear, pronosticar, mantener surtidos los anaqueles, preparar una reunión. Cualquier otro uso requiere nuestro consentimiento por escrito.</p>
<ul>
<li>Comparte un reporte con las personas de tu empresa que lo necesitan para trabajar.</li>
<li>No vendas los datos, no los publiques ni los pases a otro proveedor.</li>
<li>No trates de averiguar quién es un comprador ni de desarmar un grupo que lo protege.</li>
<li>No pongas un programa a leer las páginas. Usa las exportaciones y las API que incluye tu nivel de acceso.</li>
</ul>
<p>El archivo de una exportación se puede descargar durante un día, y solo tú puedes hacerlo. Después, a ti te toca cuidar la copia que quede en tu computadora y borrarla al terminar el trabajo.</p>
<h2>Qué queda registrado</h2>
<p>El portal lleva un registro de actividad: los cambios en usuarios, dominios, socios y accesos, los documentos aceptados y todas las exportaciones. Cada entrada dice quién hizo qué y cuándo. Tus administradores y los nuestros pueden consultarla; nadie puede cambiarla ni quitarla. Nuestro aviso de privacidad explica cómo tratamos los datos personales. Si tu portal no tiene una página para él, pide una copia a <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a>.</p>`,
  forCompanies: {
    SUPPLIER: `<h2>Si trabajas para un proveedor</h2>
<p>Ves tus artículos con todo detalle. De la categoría que los rodea ves lo que incluyen tus productos, pero nunca el inventario, los pedidos ni los costos de otro proveedor. Tu empresa decide quién trabaja con sus datos.</p>
<ul>
<li>Los administradores llevan la lista de usuarios y la de dominios autorizados, y revisan ambas cuando alguien se va.</li>
<li>Una agencia ve tus datos solo después de que un administrador la agrega como socio, con los productos y el nivel de acceso que ahí se indican.</li>
<li>Cuando se quita a un socio, su gente deja de ver los datos de tu empresa de inmediato.</li>
</ul>
<p>Tu empresa responde por lo que sus usuarios y sus agencias hacen en su nombre.</p>`,
    THIRD_PARTY_AGENCY: `<h2>Si trabajas para una agencia</h2>
<p>Ves los datos de los proveedores que agregaron a tu agencia como socio, y solo con los productos y el nivel de acceso que ellos eligieron.</p>
<ul>
<li>El encabezado de cada página dice en nombre de qué empresa actúas. Míralo antes de exportar o cambiar algo.</li>
<li>Lo que sabes por actuar en nombre de un proveedor queda fuera de tu trabajo para cualquier otro.</li>
<li>Tú aceptas en persona un acuerdo de confidencialidad; un administrador acepta el anexo de intercambio de datos por tu agencia.</li>
</ul>
<p>Un proveedor puede terminar tu acceso cuando quiera y sin dar razones. Entonces sus datos también salen de tus archivos.</p>`,
    ACCOUNT: `<h2>Si trabajas para el titular de una cuenta</h2>
<p>Tu empresa tiene una cuenta propia, básica o Charter. De ella depende qué productos, qué entradas del diccionario de datos y qué páginas de ayuda ves.</p>
<ul>
<li>Con una cuenta básica trabajas en Generador de reportes.</li>
<li>Con una cuenta Charter trabajas en los productos otorgados a tu empresa y lees las entradas del diccionario reservadas a ese tipo de cuenta.</li>
<li>Lo que tu cuenta no incluye permanece oculto; un administrador puede preguntarnos qué haría falta para cambiarla.</li>
</ul>
<p>Los datos sirven para la planeación de tu propia empresa. No pueden formar parte de un producto que tu empresa ofrezca a otros.</p>`,
    INTERNAL: `<h2>Si trabajas con nosotros</h2>
<p>Estos términos acompañan a tu contrato de trabajo y a nuestras políticas internas; donde estas sean más estrictas, prevalecen. Ves los datos de una empresa porque tu trabajo lo requiere, no porque puedas verlos.</p>
<ul>
<li>Solicita acceso a una empresa con una solicitud de acceso. Su administrador puede aprobarla completa, en parte o no aprobarla.</li>
<li>Nunca enseñes a un proveedor las cifras, los planes o los precios de otro, ni en una reunión ni redondeados.</li>
<li>Cuando actúas en nombre de una empresa, el registro de actividad dice quién eres y de qué empresa se trata. Los superadministradores no son la excepción.</li>
</ul>
<p>Cuando cambien tus tareas, devuelve los accesos que ya no necesitas.</p>`,
    BASIC_VENDOR: `<h2>Si trabajas para un proveedor básico</h2>
<p>Scintilla Basic da a tu empresa Generador de reportes, el diccionario de datos, la base de conocimientos básica y el soporte. Los demás productos son parte del plan completo.</p>
<ul>
<li>El primer administrador acepta el anexo de intercambio de datos por la empresa al registrarse.</li>
<li>De vez en cuando pedimos a los administradores revisar a todos los usuarios antes de la fecha que indica un aviso. De cada persona deciden si se queda o se va.</li>
<li>Si la revisión no se completa a tiempo, todos los usuarios de la empresa pierden el acceso hasta que se complete.</li>
</ul>
<p>Enviamos recordatorios por correo electrónico 14 días, 7 días y 1 día antes, para que la fecha no sorprenda a nadie.</p>`,
  },
  closing: `<h2>Qué puedes esperar de nosotros</h2>
<p>Operamos el portal con cuidado y anunciamos en un aviso los trabajos programados. No podemos prometer que nunca falle. Los productos marcados como alfa o beta pueden cambiar de una semana a otra. Las cifras se corrigen cuando una tienda reporta tarde; por eso el número de ayer puede ser otro mañana.</p>
<p>Respondemos por los daños que causemos con dolo o por negligencia grave, y siempre que la ley no permita limitarlo. Fuera de eso, las decisiones que se tomen con los datos, y las ganancias que no lleguen, son riesgo de tu empresa.</p>
<h2>Cómo darte de baja y dónde preguntar</h2>
<p>Puedes irte cuando quieras: pide a tu administrador que elimine tu cuenta. Podemos suspender una cuenta que incumpla estos términos, y decimos por qué, a menos que la ley o la seguridad de otros lo impidan. Lo que conociste en confianza sigue siendo confidencial después.</p>
<p>Pregunta en <a href="/support">soporte</a> o escribe a <a href="mailto:legal@scintilla.example">legal@scintilla.example</a>. Te responde una persona.</p>`,
}
