import type { LawWords } from './legal-texts.ts'

export const LAW_ES: LawWords = {
  US: `<h2>Qué ley se aplica</h2>
<p>Este documento se rige por la ley del estado de Delaware y por la ley federal de los Estados Unidos de América. No se toman en cuenta las reglas que llevarían el asunto a la ley de otro lugar.</p>
<ul>
<li>Primero tratamos de resolver hablando. Cualquiera de las partes puede pedirlo por escrito, y entonces ambas le dedican treinta días.</li>
<li>Lo que no se resuelva así lo deciden los tribunales estatales o federales de Wilmington, Delaware.</li>
<li>Cualquiera de las partes puede pedir a un tribunal competente una orden urgente si hay datos en riesgo.</li>
</ul>
<p>La versión que vale es la redactada en inglés. Las demás están aquí para que puedas leer el documento en tu propio idioma.</p>`,
  MX: `<h2>Qué ley se aplica</h2>
<p>Este documento se rige por las leyes federales de los Estados Unidos Mexicanos, sobre todo por el Código de Comercio y el Código Civil Federal. Aceptar con un botón vale lo mismo que firmar, como lo permite el Código de Comercio.</p>
<ul>
<li>Primero tratamos de resolver hablando. Cualquiera de las partes puede pedirlo por escrito, y entonces ambas le dedican treinta días.</li>
<li>Lo que no se resuelva así lo deciden los tribunales de la Ciudad de México. Ambas partes renuncian a cualquier otro fuero que pudiera corresponderles por su domicilio.</li>
<li>Cualquiera de las partes puede pedir a un juez medidas urgentes si hay datos en riesgo.</li>
</ul>
<p>La versión que vale es la redactada en español. Las demás están aquí para que cada quien pueda leer el documento en su propio idioma.</p>`,
  CA: `<h2>Qué ley se aplica</h2>
<p>Este documento se rige por la ley de Ontario y por la ley federal de Canadá que ahí se aplica. Si la empresa tiene su sede en Quebec, se rige por la ley de Quebec en lugar de la de Ontario.</p>
<ul>
<li>Primero tratamos de resolver hablando. Cualquiera de las partes puede pedirlo por escrito, y entonces ambas le dedican treinta días.</li>
<li>Lo que no se resuelva así lo deciden los tribunales de Toronto o, si la empresa tiene su sede en Quebec, los del distrito de Montreal.</li>
<li>Cualquiera de las partes puede pedir a un tribunal competente una orden urgente si hay datos en riesgo.</li>
</ul>
<p>Las versiones en francés y en inglés valen por igual; en Quebec, si difieren, decide la francesa. La versión en español está aquí para facilitarte la lectura.</p>`,
}
