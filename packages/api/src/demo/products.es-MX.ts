import type { ProductCatalog } from './product-texts.ts'

export const PRODUCTS_ES: ProductCatalog = {
  SHOPPER_BEHAVIOR: {
    title: 'Comportamiento del comprador',
    description:
      'Observa cómo cambian las canastas, las visitas y las marcas elegidas, semana a semana y artículo por artículo.',
    footer: 'Se actualiza cada lunes',
    learnTitle: 'Descubre por qué cambió la canasta',
    learnDescription:
      'Comportamiento del comprador sigue a los hogares en tiendas y en línea, para que cada alza o baja tenga una razón y no solo una cifra.',
    keyNotes: [
      'Divide cualquier cambio en ventas entre hogares, visitas y unidades por visita.',
      'Descubre a qué artículos se fueron los compradores y de cuáles llegaron.',
      'Compara dos periodos, dos regiones o dos grupos de compradores lado a lado.',
      'Dos años de historia semanal, hasta el artículo individual.',
    ],
    subText: 'La configuración tarda hasta 2 días hábiles una vez otorgado el acceso.',
  },
  REPORT_BUILDER: {
    title: 'Generador de reportes',
    description: 'Reúne ventas, inventario y pedidos en un solo reporte y recíbelo cuando lo necesites.',
    footer: 'Se actualiza cada mañana',
    learnTitle: 'El reporte que siempre rehaces, una sola vez',
    learnDescription:
      'Elige indicadores, artículos y tiendas, guarda el resultado con un nombre y compártelo con quien lo pida.',
    keyNotes: [
      'Ventas, inventario, pedidos y pronósticos en un solo lugar.',
      'Entrega diaria o semanal a quienes lo necesitan.',
      'Exportaciones de un millón de filas, listas para una hoja de cálculo.',
    ],
    subText: 'Incluido en todos los planes, también en el básico.',
  },
  CHANNEL_INSIGHTS: {
    title: 'Análisis de canales',
    description: 'Sigue cada artículo del proveedor al anaquel, en tienda, para recoger y a domicilio.',
    footer: 'Se actualiza cada día',
    learnTitle: 'Desempeño del canal',
    learnDescription:
      'Una sola vista de cómo va un artículo en tienda, para recoger y a domicilio, con los pedidos, el inventario y el nivel de servicio que hay detrás.',
    keyNotes: [
      'Disponibilidad por tienda, artículo y hora.',
      'Pedidos incompletos, tardíos o sustituidos, y lo que costó cada uno.',
      'Participación de cada canal y cómo cambia con la temporada.',
      'Alertas cuando un artículo se agota antes de que termine la semana.',
    ],
    subText: 'Funciona mejor junto a Comportamiento del comprador: qué se movió y quién lo movió.',
  },
  CUSTOMER_PERCEPTION: {
    title: 'Percepción del cliente',
    description: 'Pregunta a los compradores qué piensan y lee sus respuestas junto a lo que compraron.',
    footer: 'Respuestas en cinco días',
    learnTitle: 'Escúchalo de quienes lo compraron',
    learnDescription:
      'Las encuestas llegan a compradores cuyas compras se conocen; así, cada respuesta se lee junto a lo que esa persona hace en realidad.',
    keyNotes: [
      'Elige a quién preguntar por lo que compró, cambió o dejó de comprar.',
      'Cuestionarios probados por investigadores, o los tuyos.',
      'Resultados por segmento, con su margen de error.',
    ],
    subText: 'Las respuestas se muestran solo en grupos lo bastante grandes para proteger a cada persona.',
  },
  DIGITAL_LANDSCAPES: {
    title: 'Panoramas digitales',
    description: 'Búsquedas, clics y conversión de cada pasillo de la tienda en línea.',
    footer: 'Se actualiza cada día',
    learnTitle: 'El pasillo en línea, visto desde arriba',
    learnDescription:
      'Observa qué busca la gente, qué mira y qué deja atrás, en tus artículos y en la categoría que los rodea.',
    keyNotes: [
      'Los términos de búsqueda que llevan a tus artículos, y los que deberían.',
      'De la vista al carrito y al pedido, paso a paso.',
      'Participación en las vistas de página frente a la categoría.',
      'El contenido que falta donde el comprador duda.',
    ],
    subText: 'Abarca el sitio y la aplicación en cada mercado que tiene ambos.',
  },
  INSIGHTS_ACTIVATION: {
    title: 'Activación de hallazgos',
    description: 'Convierte un segmento en audiencia y sigue lo que hace después.',
    footer: 'Con la tecnología de publicidad de Scintilla',
    learnTitle: 'Del hallazgo a la audiencia en una tarde',
    learnDescription:
      'Elige a los compradores que encontró un análisis, entrégalos como audiencia al servicio de publicidad y mide lo que cambió.',
    keyNotes: [
      'Audiencias a partir de cualquier segmento de Comportamiento del comprador.',
      'Un grupo de control incluido, para que el efecto sea real.',
      'Ventas, hogares nuevos y recompras de cada campaña.',
    ],
    subText: 'En beta: algunos segmentos todavía no se pueden entregar.',
  },
  MODULAR_INTELLIGENCE: {
    title: 'Inteligencia modular',
    description: 'Planea el anaquel a partir de lo que los compradores se llevan, tienda por tienda.',
    footer: 'Se actualiza cada semana',
    learnTitle: 'Un anaquel a la medida de tu tienda',
    learnDescription:
      'Compara el anaquel planeado con lo que se vende en él y descubre qué artículos se ganan su lugar en qué tiendas.',
    keyNotes: [
      'Ventas y ventas perdidas por cada frente.',
      'Artículos que podrían salir sin que nadie los extrañe, y qué ocuparía su lugar.',
      'Grupos de tiendas donde se compra de manera parecida.',
    ],
    subText: 'Disponible por invitación para asesores de categoría.',
  },
  CUSTOMER_PULSE: {
    title: 'Pulso del cliente',
    description: 'Una señal diaria de lo que los clientes dicen de tus marcas.',
    footer: 'Se actualiza cada hora',
    learnTitle: 'Lo que dicen los clientes, mientras lo dicen',
    learnDescription:
      'Reseñas, calificaciones y preguntas se vuelven una sola señal diaria, con las palabras originales siempre a un clic.',
    keyNotes: [
      'Temas que suben o bajan, nombrados con palabras sencillas.',
      'Del tema a las reseñas que lo formaron.',
      'Una nota por la mañana cuando ocurre algo fuera de lo común.',
    ],
    subText: 'En alfa: los temas pueden cambiar de nombre de una semana a otra.',
  },
}
