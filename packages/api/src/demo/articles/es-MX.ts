import type { ArticleCatalog } from './article-texts.ts'

export const ARTICLES_ES: ArticleCatalog = {
  'reading-a-basket': {
    title: 'Cómo leer una canasta',
    summary: 'Una baja en ventas puede tener tres causas. Cómo distinguirlas y qué hacer con cada una.',
    html: `<p><strong>Texto de muestra.</strong> El artículo, las tiendas y todas las cifras de este texto son inventados.</p>
<p>El lunes por la mañana, un reporte dice que tu granola vendió cuatro por ciento menos que hace un año. Es un hecho, pero todavía no un hallazgo. Con “cuatro por ciento menos” nadie puede hacer nada. Antes de cambiar un precio o contratar una promoción, pregúntale a la canasta qué pasó.</p>
<h2>Tres números detrás de uno</h2>
<p>Las unidades que vende un artículo son siempre el producto de tres cosas:</p>
<ul>
<li><strong>hogares:</strong> cuántos lo compraron al menos una vez;</li>
<li><strong>visitas:</strong> cuántas veces volvió cada uno por él;</li>
<li><strong>unidades por visita:</strong> cuántas se llevó cada vez.</li>
</ul>
<p>Multiplica por el precio promedio y tienes las ventas. Cada factor responde a una pregunta distinta y tiene su propio remedio. Comportamiento del comprador hace la división para cualquier artículo y dos periodos cualesquiera.</p>
<h2>Un ejemplo</h2>
<p>Veamos la granola. Frente al año pasado, los hogares bajaron 1 por ciento, las visitas por hogar bajaron 5 y las unidades por visita subieron 2. Los precios no se movieron. Entonces 0.99 × 0.95 × 1.02 da 0.96: una baja de alrededor de cuatro por ciento, justo lo que decía el reporte.</p>
<p>Ahora el número habla. Casi no perdiste a nadie. A quienes les gusta tu granola les sigue gustando, y hasta se llevan un poco más cuando vienen. Lo que pasa es que vienen menos. Una campaña para ganar hogares nuevos erraría el blanco; un precio más bajo también, porque a los que vienen no parece importarles.</p>
<h2>Qué pide cada causa</h2>
<ol>
<li><strong>Menos hogares.</strong> Mira adónde se fueron. Si se pasaron a otra marca, compara anaquel, precio y empaque. Si dejaron la categoría, ocurre algo más grande, y tu responsable de compras querrá saberlo.</li>
<li><strong>Menos visitas.</strong> Pregunta si el artículo estaba ahí. Los huecos en el anaquel, una presentación chica que falta o un cambio de pasillo rompen pronto una costumbre. También la rompe un empaque grande que dura más, y eso no es ninguna pérdida.</li>
<li><strong>Menos unidades por visita.</strong> Revisa las promociones. Quizá hace un año, en la misma semana, había una oferta por varias piezas. Entonces comparas una semana normal con una muy ruidosa.</li>
</ol>
<h2>Qué hay a su lado</h2>
<p>El resto de la canasta te dice para qué se compró tu artículo. Si la granola va casi siempre junto a yogur y fruta, es desayuno, y su lugar está cerca del desayuno. Si va junto a jugos en cajita y bolsas pequeñas de nueces, es un refrigerio para llevar, y las porciones individuales pueden funcionar mejor que el tamaño familiar.</p>
<p>Cuidado con los artículos que están en todas las canastas. La leche va junto a todo. Lo que importa no es cuántas veces se encuentran dos artículos, sino cuánto más de lo que se encontrarían por azar. Si 30 por ciento de todas las canastas lleva leche, y la lleva 33 por ciento de las que tienen granola, los dos tienen poco que ver. Si 6 por ciento de todas las canastas lleva yogur natural, y lo lleva 24 por ciento de las que tienen granola, es cuatro veces más, y bien vale una exhibición compartida.</p>
<h2>Cuatro trampas</h2>
<ul>
<li><strong>El calendario.</strong> La Semana Santa, los puentes y el regreso a clases se mueven. Compara lo comparable, o toma ocho semanas en lugar de una.</li>
<li><strong>Las tiendas nuevas.</strong> Una cadena que crece vende más de todo. Compara solo las tiendas que estaban abiertas en los dos periodos.</li>
<li><strong>Los grupos chicos.</strong> Divide por región, luego por segmento, luego por semana, y te quedan cuarenta hogares. Un cambio entre cuarenta es ruido.</li>
<li><strong>El cambio en los dos sentidos.</strong> “Les ganamos 900 hogares” es media frase. Pregunta siempre cuántos se fueron en sentido contrario.</li>
</ul>
<h2>Lunes, diez de la mañana</h2>
<p>Esta es una rutina que cabe en veinte minutos. Abre el artículo en las últimas ocho semanas, frente a las mismas semanas del año pasado. Anota los tres factores. Toma el que más se movió y míralo por región. Si una región sobresale, mira sus tiendas; si no sobresale ninguna, mira a qué marcas se fueron y de cuáles llegaron. Escribe una sola frase que empiece con “Porque”. Si no puedes, todavía no lo sabes, y la frase honesta para la reunión es: “Ya lo vimos y lo estamos revisando”.</p>
<p>Una canasta no te dice qué piensa la gente. Te dice qué hizo cuando nadie le preguntaba, y ese es un buen lugar para empezar.</p>`,
  },
  'on-shelf-availability': {
    title: 'En inventario, pero no en el anaquel',
    summary:
      'El sistema cuenta doce piezas; el comprador no ve ninguna. Cómo hallar esos huecos con cifras que ya tienes.',
    html: `<p><strong>Texto de muestra.</strong> El artículo, las tiendas y todas las cifras de este texto son inventados.</p>
<p>Un comprador está frente a un lugar vacío en el anaquel. En el sistema de la tienda, el artículo está en inventario: doce piezas. Los dos tienen razón. Las doce piezas están en la trastienda, en otro pasillo, o no existen desde el último conteo. Al comprador le da lo mismo, y a ti también: lo que no está en el anaquel no se vende.</p>
<h2>Dos tasas que suenan igual</h2>
<ul>
<li><strong>La tasa de inventario</strong> dice en cuántas tiendas el sistema cuenta al menos una pieza.</li>
<li><strong>La disponibilidad en anaquel</strong> dice en cuántas tiendas un comprador podría poner una en su carrito en este momento.</li>
</ul>
<p>La primera sale del sistema y es fácil de obtener. La segunda es la que quieres conocer, y nadie la anota. Pero deja huellas, sobre todo en las horas en que no se vendió nada.</p>
<h2>Escucha el silencio</h2>
<p>Un artículo que vende 12 piezas al día en una tienda que abre 15 horas vende 0.8 por hora. Una hora sin ventas no significa nada; pasa todo el tiempo. ¿Y seis horas? En seis horas esperarías 4.8 ventas. Que por puro azar no haya ninguna ocurre en menos de uno de cada cien lapsos así. Si el sistema todavía cuenta piezas, alguien debería ir a ver.</p>
<p>Con un artículo lento, la misma regla pide paciencia. Si vende una pieza al día, hay que esperar cinco días para que el silencio signifique lo mismo. Por eso, trata a los artículos según su velocidad:</p>
<ol>
<li>Los rápidos, con diez piezas al día o más: júzgalos por hora.</li>
<li>Los medianos, de dos a diez: júzgalos por día.</li>
<li>Los lentos: júzgalos por semana, y en grupos de tiendas parecidas.</li>
</ol>
<h2>Por qué se equivoca el sistema</h2>
<p>Cuatro causas explican la mayoría de los huecos. En los datos se ven distintas:</p>
<ul>
<li><strong>No se surtió.</strong> Las ventas se detienen y vuelven a la mañana siguiente, y el conteo siempre estuvo bien. La tienda tiene la mercancía, pero no las manos; sucede mucho los sábados.</li>
<li><strong>Inventario fantasma.</strong> Las ventas se detienen y no vuelven, el conteo no se mueve y no sale ningún pedido, porque el sistema cree que hay suficiente. Solo ayuda contar de nuevo.</li>
<li><strong>Sin lugar.</strong> El artículo se vende en algunas tiendas y nunca en otras. Se dio de alta, pero ahí nadie cambió el anaquel.</li>
<li><strong>Entrega tardía o incompleta.</strong> El conteo baja a cero y ahí se queda. Esta sí está en el sistema; revisa los pedidos.</li>
</ul>
<p>El inventario fantasma es el más caro, porque es el que menos se cura solo. Ordena por días desde la última venta, quédate con lo que tiene piezas y empieza por arriba.</p>
<h2>Cuánto cuesta un hueco</h2>
<p>No toda venta que faltó es una venta perdida. Digamos que un hueco costó diez ventas. Cuatro compradores se llevaron otra presentación tuya, tres otra marca, dos se fueron sin nada y uno volvió al día siguiente. Tú perdiste cinco de diez; la tienda perdió dos. Comportamiento del comprador muestra qué se lleva la gente cuando no encuentra lo de siempre. También muestra si regresa, y esa es la pregunta que cuenta: un hogar que encontró vacío el lugar dos veces empieza una costumbre nueva.</p>
<p>Basta una cifra aproximada. Las ventas esperadas en las horas de silencio, por la parte que tu marca no recupera, por el margen. Da un rango y di cómo lo calculaste.</p>
<h2>Un reporte para cada martes</h2>
<p>En Generador de reportes, arma una lista y pide que te llegue cada semana. Necesita cinco columnas: tienda, artículo, piezas en inventario, días desde la última venta y ventas que habrían sido normales en ese tiempo. Quédate con las filas donde la última pasa de cinco. Donde tu mercado tiene Análisis de canales, su disponibilidad por hora afina la imagen.</p>
<p>No envíes a ninguna tienda más de diez filas. Una lista de trescientas no la lee nadie; diez se recorren en media hora. Pide de cada una solo una respuesta breve: surtido, recontado, sin lugar o todo bien. Después de un mes, esas respuestas valen más que cualquier modelo. Te dicen qué causas son tuyas, cuáles son de la tienda y cuáles solo pueden resolver juntos.</p>`,
  },
}
