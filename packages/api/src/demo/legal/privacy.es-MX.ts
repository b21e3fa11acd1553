import type { DocumentText, PrivacyWords } from './legal-texts.ts'

const opening = `<p><strong>Texto de muestra.</strong> Ilustra cómo puede redactarse el aviso de privacidad de un portal como este. Se escribió para una demostración y no obliga a nadie.</p>
<h2>De quién se trata</h2>
<p>Se trata de ti, que usas Scintilla o visitas sus páginas públicas. Aquí decimos qué sabemos de ti, para qué, por cuánto tiempo y qué puedes hacer al respecto. Los compradores aparecen en el portal solo en grupos lo bastante grandes para proteger a cada persona; las tiendas donde compran les explican cómo se usan sus datos.</p>
<h2>Qué sabemos de ti</h2>
<ul>
<li><strong>Por tu administrador:</strong> tu nombre, tu correo electrónico de trabajo, tu empresa, tus productos y tu rol.</li>
<li><strong>Por ti:</strong> tu teléfono y tu puesto, si nos los das; tu idioma, tu zona horaria y otras preferencias, y lo que escribes o adjuntas cuando te comunicas con nosotros.</li>
<li><strong>Por el uso:</strong> cuándo fue tu último acceso, qué documentos aceptaste y cuándo, y las entradas del registro de actividad sobre lo que hiciste.</li>
<li><strong>Por tu navegador:</strong> la dirección IP desde la que se conecta, para que nadie pueda saturar el portal, y qué páginas se abren.</li>
</ul>
<p>El conteo de páginas no contiene nombres, correos electrónicos ni nada que hayas escrito, salvo lo que se busca en las páginas de ayuda y consulta. Lo guarda nuestro propio servidor; ningún servicio externo lo recibe.</p>
<h2>Para qué lo usamos</h2>
<ul>
<li>Para dejarte entrar, mostrarte lo que puedes ver y no dejar entrar a nadie más.</li>
<li>Para responderte y enviarte los mensajes que tu cuenta requiere.</li>
<li>Para saber qué páginas ayudan y cuáles fallan.</li>
<li>Para mostrar después quién cambió o exportó qué, cuando lo pide tu empresa o la ley.</li>
</ul>
<p>No vendemos lo que sabemos de ti, no lo usamos para publicidad y no armamos con ello ningún perfil tuyo.</p>
<h2>Cookies</h2>
<p>Usamos cookies solo cuando el portal no funciona sin ellas o cuando elegiste algo:</p>
<ul>
<li>una que reconoce tu sesión, y algunas de corta vida mientras la inicias;</li>
<li>las que recuerdan durante un año tu idioma, tu apariencia y tu densidad de pantalla;</li>
<li>un número al azar que decide si un visitante ya ve una función nueva, y que termina cuando cierras sesión;</li>
<li>una constancia de que pasaste la verificación humana, válida por 30 minutos.</li>
</ul>
<p>No hay cookies de otros sitios. Los borradores de los formularios se quedan en tu navegador hasta que los envías o cierras sesión.</p>
<h2>Quién lo ve</h2>
<p>Los administradores de tu empresa, y los de aquella en cuyo nombre actúas, ven tu nombre, tu correo electrónico, tus accesos y tus entradas en el registro de actividad. Nuestro personal de soporte y de seguridad ve lo que su trabajo requiere. Los prestadores de servicios que operan servidores o envían correos por nosotros están obligados por contrato y no usan nada para sí mismos. Entregamos datos a las autoridades solo cuando la ley nos obliga, y nunca más de lo que exige.</p>
<h2>Cuánto tiempo lo guardamos</h2>
<ul>
<li>Una sesión dura 30 minutos sin actividad, y 12 horas como máximo.</li>
<li>El archivo de una exportación se borra después de un día; el conteo de páginas, después de 90 días.</li>
<li>Tu cuenta dura hasta que un administrador la elimina. Entonces se cierra y se oculta de inmediato; permanece lo que el registro de actividad necesita para seguir siendo legible.</li>
<li>Las entradas del registro de actividad no se pueden cambiar ni quitar; nosotros tampoco podemos.</li>
</ul>
<h2>Cómo lo protegemos</h2>
<p>Las conexiones van cifradas. Las contraseñas se guardan solo como un resumen criptográfico con sal. Varias contraseñas equivocadas seguidas suspenden la cuenta por unos minutos, y una cuenta bloqueada pierde sus sesiones de inmediato. Si a pesar de todo los datos llegaran a quien no debe tenerlos, avisamos sin demora a las personas afectadas y, cuando la ley lo ordena, a las autoridades.</p>`

const closing = `<h2>Cambios y preguntas</h2>
<p>Cuando este aviso cambia, la página muestra la versión nueva y el día a partir del cual vale. Las anteriores se entregan a quien las pida. Para cualquier otra cosa, escríbenos o usa el <a href="/contactUs">formulario de contacto</a>. Lo lee una persona.</p>`

const policy = (rights: string): DocumentText => ({
  title: 'Aviso de privacidad',
  html: `${opening}\n${rights}\n${closing}`,
})

export const PRIVACY_ES: PrivacyWords = {
  US: policy(`<h2>Tus derechos en Estados Unidos</h2>
<p>Varios estados dan a sus residentes derechos sobre sus datos personales. Nosotros los damos a todas las personas que usan nuestro portal en Estados Unidos, vivan donde vivan:</p>
<ul>
<li>saber qué tenemos sobre ti y recibir una copia;</li>
<li>que se corrijan los errores, muchos de los cuales puedes corregir tú en tu perfil;</li>
<li>que se borren los datos que no tenemos que conservar;</li>
<li>que nadie te trate peor por haberlo pedido;</li>
<li>pedir una segunda revisión si decimos que no.</li>
</ul>
<p>Escribe a <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a>, o pide a alguien que escriba por ti con tu consentimiento firmado. Comprobamos que seas tú y respondemos en 45 días. Si la segunda revisión tampoco ayuda, puedes acudir a la fiscalía general de tu estado.</p>`),
  CA: policy(`<h2>Tus derechos en Canadá</h2>
<p>La ley federal y, en Quebec, la ley provincial sobre datos personales en el sector privado te dan derechos. Nosotros los damos a todas las personas que usan nuestro portal en Canadá:</p>
<ul>
<li>saber qué tenemos sobre ti y recibir una copia, en un formato común si lo pides;</li>
<li>que se corrijan los errores, muchos de los cuales puedes corregir tú en tu perfil;</li>
<li>retirar un consentimiento, mientras tu cuenta pueda existir sin él;</li>
<li>que se borren los datos que no tenemos que conservar;</li>
<li>saber dónde se guardan los datos, si es fuera de tu provincia, y cómo comprobamos que ahí están seguros.</li>
</ul>
<p>La persona responsable de los datos personales lee <a href="mailto:privacy@scintilla.example">privacy@scintilla.example</a> y responde en 30 días. Si la respuesta no te satisface, puedes acudir al comisionado de privacidad de Canadá o, en Quebec, a la comisión de acceso a la información.</p>`),
}
