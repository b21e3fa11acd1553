import type { DocumentText } from './legal-texts.ts'

export const NDA_ES: DocumentText = {
  title: 'Acuerdo de confidencialidad',
  html: `<p><strong>Texto de muestra.</strong> Ilustra cómo puede redactarse un acuerdo de confidencialidad para un portal así. Se escribió para una demostración y no obliga a nadie.</p>
<h2>Por qué te lo pedimos</h2>
<p>No trabajas para los proveedores cuyos datos vas a ver aquí. Trabajas para alguien en quien ellos confían, casi siempre una agencia, a la que le abrieron una parte de su negocio. Este acuerdo es tu propia promesa de tratar esa parte con cuidado. Acompaña a los términos de uso y a lo que haya firmado tu agencia; no sustituye a ninguno de los dos.</p>
<p>Lo aceptas una vez por cada versión. Si el texto cambia, te mostramos el nuevo antes de que continúes.</p>
<h2>Qué es confidencial</h2>
<p>Todo lo que conozcas por medio de Scintilla y no se sepa afuera, en cualquier forma: en una página, en un archivo, en la respuesta de una API o de boca de alguien que lo leyó ahí. Sobre todo:</p>
<ul>
<li>las ventas, el inventario, los pedidos, los pronósticos y los niveles de servicio;</li>
<li>los precios, los costos, las promociones y los artículos que todavía no llegan al anaquel;</li>
<li>lo que los compradores compran, responden o buscan, aunque se muestre en grupos;</li>
<li>quién usa el portal y qué empresas trabajan con qué socios;</li>
<li>cómo funcionan por dentro el portal y sus API.</li>
</ul>
<h2>Qué no lo es</h2>
<p>Algo no es confidencial, o deja de serlo, si puedes demostrar que</p>
<ul>
<li>era público antes de que lo vieras, o se hizo público sin culpa tuya;</li>
<li>ya lo sabías y podías hablar de ello con libertad;</li>
<li>te lo contó, sin pedirte una promesa como esta, alguien que podía hacerlo;</li>
<li>llegaste a ello por tu cuenta, sin ayuda de nada que hayas visto aquí.</li>
</ul>
<h2>Qué prometes</h2>
<ul>
<li>Usas la información confidencial solo para el proveedor en cuyo nombre actúas, y solo para la tarea que te encargaron.</li>
<li>La compartes solo con personas de ese proveedor o de tu agencia que la necesiten para la misma tarea y hayan hecho la misma promesa.</li>
<li>Guardas los archivos donde otros no puedan alcanzarlos: no en un buzón personal, no en una carpeta pública, no en un dispositivo sin bloqueo.</li>
<li>No entregas nada a un servicio ajeno que conserve lo que recibe o aprenda de ello, a menos que el proveedor lo haya aceptado por escrito.</li>
<li>No tratas de averiguar quién es un comprador.</li>
</ul>
<h2>Un proveedor no es otro</h2>
<p>Si actúas en nombre de varios proveedores, mantén separados los datos de cada uno: carpetas aparte, archivos aparte, conversaciones aparte. No dejes que lo que sabes de uno guíe el consejo que le das a otro, aunque no menciones ninguna cifra. El encabezado de cada página dice en nombre de quién actúas. El portal registra a tu nombre cada cambio de empresa y cada exportación.</p>
<h2>Cuando la ley lo exige</h2>
<p>Si un tribunal o una autoridad te ordena entregar algo, avísanos primero, salvo que te lo prohíban. No entregues más de lo que pide la orden y aclara que es confidencial. Siempre puedes denunciar un delito, o un peligro para las personas, ante quien tenga el deber de investigarlo. Nada de lo escrito aquí te lo impide ni te castiga por hacerlo.</p>
<h2>Cuánto dura</h2>
<p>Tu promesa empieza cuando aceptas. Dura mientras tengas acceso y tres años más. Para los datos de los compradores y los secretos industriales, dura mientras sigan siendo lo que son.</p>
<h2>Cuando termina tu trabajo</h2>
<p>Cuando termina una tarea, o un proveedor quita a tu agencia, tu acceso a sus datos termina de inmediato. En los treinta días siguientes borras las copias que tengas, y las de los respaldos en cuanto estos se renueven. Si la ley te obliga a conservar algo, pregúntanos a nosotros o al proveedor por cuánto tiempo.</p>
<h2>Si algo sale mal</h2>
<p>Avísanos en cuanto lo notes: un archivo enviado a la dirección equivocada, una computadora perdida, una contraseña que alguien pudo haber visto. Usa <a href="/support">soporte</a> y no esperes a conocer los detalles. Quien avisa pronto y de buena fe nos ayuda a todos, y lo tomaremos en cuenta. Quien incumpla este acuerdo puede perder el acceso de inmediato y quizá tenga que reparar el daño.</p>
<h2>Aceptar o rechazar</h2>
<p>Si eliges aceptar, quedas de acuerdo y sigues hacia donde ibas. Si eliges “No acepto”, se cierra tu sesión. No pasa nada más: puedes iniciar sesión otra vez, leer esto de nuevo y decidir. Eso sí, sin aceptación no hay acceso.</p>`,
}
