import type { AddendumWords } from './legal-texts.ts'

export const ADDENDUM_ES: AddendumWords = {
  standard: {
    title: 'Anexo de intercambio de datos',
    html: `<p><strong>Texto de muestra.</strong> Ilustra cómo puede redactarse un anexo sobre datos para un proveedor con Scintilla Basic. Se escribió para una demostración y no obliga a nadie.</p>
<h2>Para qué es este anexo</h2>
<p>Tu empresa y nosotros intercambiamos datos por medio de Scintilla. Este anexo dice qué datos, para qué, y cómo los cuida cada parte. Complementa los términos de uso; si los dos difieren sobre los datos, prevalece el anexo.</p>
<p>Un administrador lo acepta una vez, por toda la empresa. Los demás usuarios pueden leerlo aquí y continúan en cuanto esté aceptado. Cada versión nueva se presenta otra vez a tus administradores.</p>
<h2>Qué compartimos con tu empresa</h2>
<ul>
<li>Las ventas y devoluciones de tus artículos, por tienda y por día.</li>
<li>El inventario disponible y el que viene en camino, y los pedidos que te hicimos.</li>
<li>Los reportes que tus usuarios arman con ellos y el significado de cada campo en el diccionario de datos.</li>
</ul>
<p>No compartimos datos de compradores en lo individual ni cifras que sean de otro proveedor.</p>
<h2>Qué comparte tu empresa con nosotros</h2>
<ul>
<li>Nombres, correos electrónicos de trabajo, teléfonos y puestos de tus usuarios.</li>
<li>Los dominios de correo electrónico que autorizas.</li>
<li>Lo que tus usuarios escriben y adjuntan cuando piden ayuda a soporte.</li>
</ul>
<p>Por favor, no adjuntes nada que soporte no necesite; mucho menos listas de personas o datos bancarios.</p>
<h2>Qué puede hacer cada parte</h2>
<p>Tu empresa puede usar nuestros datos para el negocio que tenemos en común: surtir los pedidos a tiempo, planear la producción, ver qué se vende y qué se queda. Nosotros podemos usar los tuyos para operar el portal, responder tus preguntas y mantener seguras las cuentas. Ninguna de las partes vende los datos de la otra, los publica ni los mezcla en un producto para terceros. Los datos siguen siendo de quien los entregó; lo que un reporte diga de tus artículos lo pueden usar las dos.</p>
<h2>Cómo se protegen los datos</h2>
<ul>
<li>Las conexiones van cifradas, las contraseñas se guardan solo como un resumen criptográfico con sal y las sesiones expiran por sí mismas.</li>
<li>Cada usuario tiene únicamente los productos que le dio un administrador. El registro de actividad anota cada cambio en eso y cada exportación.</li>
<li>Tu empresa protege los archivos exportados como protege sus propias cuentas: en dispositivos con bloqueo, al alcance de pocas personas y solo mientras se usan.</li>
</ul>
<h2>La revisión de accesos</h2>
<p>La gente se va, y su acceso debe irse con ella. De vez en cuando abrimos una revisión con fecha límite. Un administrador mira entonces a cada usuario y decide si se queda o se va. Junto a cada nombre, el portal dice qué aconseja no conservarlo; por ejemplo, que la persona nunca inició sesión. Si la revisión sigue abierta al llegar la fecha, todos los usuarios de tu empresa pierden el acceso hasta que se termine. Es estricto a propósito: una lista que nadie revisa no protege a nadie.</p>
<h2>Si los datos se pierden o los ve quien no debe</h2>
<p>Cada parte avisa a la otra dentro de las 72 horas siguientes a enterarse: qué pasó, qué datos son, a quién afecta y qué se ha hecho. Ambas ayudan a limitar el daño y a avisar a quienes la ley ordena avisar. Nos encuentras en <a href="/support">soporte</a> a cualquier hora; nosotros escribimos a tus administradores.</p>
<h2>Quienes nos ayudan</h2>
<p>Usamos prestadores de servicios, por ejemplo para enviar correos y operar servidores. Están obligados por escrito a reglas al menos tan estrictas como estas, y respondemos por ellos como por nosotros mismos. Si tu empresa deja que un prestador trabaje con nuestros datos, lo mismo vale para ella. Con Scintilla Basic tu empresa no agrega agencias por sí misma; eso es parte del plan completo.</p>
<h2>Cómo termina</h2>
<p>El anexo dura mientras tu empresa tenga una cuenta. Cualquiera de las partes puede terminarlo con un aviso por escrito de treinta días; nosotros podemos suspenderlo antes si hay datos en riesgo, y lo decimos. Con él termina el acceso. Tu empresa borra entonces sus copias en treinta días, salvo lo que la ley la obligue a conservar. Nosotros cerramos las cuentas de tus usuarios. Las entradas del registro de actividad permanecen, porque un registro del que pueden desaparecer líneas no es un registro.</p>`,
  },
  '3p': {
    title: 'Anexo de intercambio de datos para agencias',
    html: `<p><strong>Texto de muestra.</strong> Ilustra cómo puede redactarse un anexo sobre datos para una agencia que trabaja para varios proveedores. Se escribió para una demostración y no obliga a nadie.</p>
<h2>Para qué es este anexo</h2>
<p>Tu agencia ve en Scintilla datos que son nuestros y de los proveedores a los que atiende. Este anexo dice con la autorización de quién los ve y cómo los trata. Complementa los términos de uso; si los dos difieren sobre los datos, prevalece el anexo.</p>
<p>Un administrador lo acepta una vez, por toda la agencia. Los demás usuarios pueden leerlo aquí y continúan en cuanto esté aceptado. No sustituye tu contrato con un proveedor ni el acuerdo de confidencialidad que acepta cada persona de la agencia.</p>
<h2>Cómo nace el acceso</h2>
<p>El administrador de un proveedor agrega a tu agencia como socio mediante su código de socio. Con eso, el proveedor elige</p>
<ul>
<li>los productos en los que tu gente puede ver sus datos, de uno a ocho;</li>
<li>el nivel de acceso: por API casi en tiempo real, por API por lotes, mediante las páginas del portal, o sin acceso directo.</li>
</ul>
<p>Ahí puedes hacer lo que el propio proveedor podría hacer, y nada más. No pidas un nivel más amplio que el que exige la tarea.</p>
<h2>Quién de tu gente ve qué</h2>
<p>Tus administradores deciden quién trabaja para quién. Un usuario con acceso a varios proveedores puede actuar en nombre de todos los que tienen a tu agencia en su lista; por eso, da ese permiso a pocas personas y retíralo cuando cambien sus tareas. Autoriza solo dominios de correo electrónico que tu agencia controle.</p>
<h2>Cada proveedor por separado</h2>
<ul>
<li>Guarda aparte los datos de cada proveedor y marca los archivos con el nombre de aquel del que salieron.</li>
<li>Compara a unos proveedores con otros solo si todos lo aceptaron por escrito.</li>
<li>No dejes que un mismo equipo asesore a dos proveedores que compiten por el mismo anaquel, a menos que ambos lo sepan y estén de acuerdo.</li>
<li>No construyas índices comparativos, modelos ni bases con los datos de varios proveedores, ni siquiera sin sus nombres.</li>
</ul>
<h2>Qué puedes hacer</h2>
<p>Puedes leer, exportar y elaborar los datos para asesorar al proveedor en su negocio con nosotros. Lo que hagas con ellos es del proveedor según lo diga tu contrato; las cifras que contiene siguen siendo suyas y nuestras. No vendas los datos, no los publiques ni los enseñes como ejemplo de tu trabajo. Nadie trata de averiguar quién es un comprador.</p>
<h2>Cómo se protegen los datos</h2>
<ul>
<li>Las conexiones van cifradas. Tú cifras lo que guardas, y las claves de las API quedan donde solo puede leerlas el programa que las usa.</li>
<li>El portal anota en su registro de actividad quién de tu gente actuó en nombre de quién y qué se exportó. Tú llevas la cuenta de adónde fueron los archivos a partir de ahí.</li>
<li>Una vez al año, y cuando lo pidamos con buena razón, nos explicas por escrito cómo cumples este anexo.</li>
</ul>
<h2>Si los datos se pierden o los ve quien no debe</h2>
<p>Avísanos, y avisa a cada proveedor afectado, dentro de las 72 horas siguientes a enterarte: qué pasó, qué datos son, a quién afecta y qué se ha hecho. Usa <a href="/support">soporte</a>, a cualquier hora. Podemos cerrar un acceso de inmediato hasta conocer la causa, y lo abrimos de nuevo en cuanto esté resuelta.</p>
<h2>Quienes te ayudan</h2>
<p>No pases el acceso a nadie. Si necesitas a un prestador de servicios o a un profesional independiente, pregunta primero al proveedor; esas personas reciben entonces cuentas propias, aceptan los mismos acuerdos y quedan obligadas por escrito a reglas al menos tan estrictas como estas. Respondes por ellas como por tu propio personal.</p>
<h2>Cómo termina</h2>
<p>Cuando un proveedor quita a tu agencia, tu gente deja de ver sus datos de inmediato. En treinta días devuelves o borras lo que tengas de él, y lo confirmas por escrito si te lo pide. El anexo mismo dura mientras tu agencia tenga una cuenta; cualquiera de las partes puede terminarlo con un aviso por escrito de treinta días. Lo confidencial lo sigue siendo, y las entradas del registro de actividad permanecen.</p>`,
  },
}
