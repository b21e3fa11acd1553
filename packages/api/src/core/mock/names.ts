import type { TenantCode } from '@tessera/contract'
import type { Random } from './random.ts'

type Texts = readonly [string, ...string[]]
const words = (list: string): Texts => {
  const [first = '', ...rest] = list.split(' ')
  return [first, ...rest]
}

interface NameList {
  first: Texts
  last: Texts
  /** Words for the place in company names. */
  places: Texts
  /** Company trades; `{place}` is replaced by a place. */
  trades: readonly [string, ...string[]]
}

const NAMES: Readonly<Record<TenantCode, NameList>> = {
  US: {
    first: words(
      'Aaliyah Adam Alexis Amara Andre Anita Ben Brianna Caleb Camille Carlos Claire Connor Dana Darius David Deepa Elena Eli Emily Ethan Farah Gabriel Grace Hannah Henry Imani Isaac Jada James Jasmine Jonah Julia Kayla Kevin Laila Leo Linda Lucas Malik Maria Marcus Megan Min Naomi Nathan Nora Olivia Omar Paige Priya Quinn Rachel Ravi Rosa Samir Sara Sofia Thomas Tyrone Vera Victor Wendy Xavier Yuki Zoe',
    ),
    last: words(
      'Abbott Alvarez Anders Baker Barnes Bell Bennett Brooks Campbell Carter Chen Clark Coleman Collins Cooper Cruz Daniels Davis Diaz Edwards Ellis Evans Fisher Fletcher Foster Garcia Gibson Grant Gray Hall Harper Hayes Hughes Jenkins Johnson Kaplan Kelly Kim Kowalski Lewis Lopez Marshall Martin Mitchell Morgan Murphy Nguyen Okafor Ortiz Owens Parker Patel Perry Price Ramirez Reed Reyes Rivera Rossi Russell Sanders Shah Silva Simmons Singh Stone Sullivan Tanaka Taylor Turner Vargas Wallace Ward Watson Weber Wong Woods Wright Young Zimmerman',
    ),
    places: words(
      'Cedar Lakeshore Prairie Harbor Ridgeline Juniper Copper Northfield Willow Summit Riverbend Maple Sunrise Granite Meadow Bluebird Stonebridge Evergreen Coastal Redwood Amber Silver Highland Oakdale Clearwater Foxglove Magnolia Pioneer Keystone Wildflower Hearth Beacon Timber Sage Orchid Canyon',
    ),
    trades: [
      '{place} Snacks',
      '{place} Dairy',
      '{place} Beverages',
      '{place} Home Goods',
      '{place} Pet Care',
      '{place} Bakery',
      '{place} Farms',
      '{place} Apparel',
      '{place} Toys',
      '{place} Electronics',
      '{place} Garden Supply',
      '{place} Personal Care',
    ],
  },
  MX: {
    first: words(
      'Alejandra Alonso Ana Andrés Beatriz Carmen Claudia Daniela Diego Eduardo Elena Emilio Fernanda Francisco Gabriela Guadalupe Héctor Ignacio Isabel Javier Jimena Jorge José Juan Karla Laura Leticia Lorena Lucía Luis Manuel Mariana Martín Mónica Natalia Óscar Paola Patricia Pedro Raúl Regina Ricardo Rocío Rodrigo Rosa Sergio Sofía Valeria Verónica Ximena',
    ),
    last: words(
      'Aguilar Álvarez Barrera Bautista Cabrera Campos Cárdenas Castillo Castro Cervantes Chávez Contreras Cortés Delgado Domínguez Escobedo Espinoza Estrada Flores Fuentes García Gómez González Guerrero Gutiérrez Hernández Herrera Ibarra Jiménez Juárez Lara León López Luna Maldonado Martínez Medina Mendoza Morales Moreno Muñoz Navarro Núñez Ochoa Orozco Ortega Palacios Peña Pérez Ramírez Ramos Ríos Rivera Rojas Rosales Ruiz Salazar Salinas Sánchez Santos Serrano Solís Soto Torres Trejo Valdez Vargas Vázquez Vega Villarreal Zamora',
    ),
    places: words(
      'Anáhuac Bajío Cañada Cardenal Cenote Cumbre Encino Girasol Huasteca Jacaranda Laguna Mezquite Nopal Palmar Pacífico Quetzal Sonora Tajín Tarahumara Valle',
    ),
    trades: [
      'Alimentos {place}',
      'Lácteos {place}',
      'Bebidas {place}',
      'Panadería {place}',
      'Hogar {place}',
      'Textiles {place}',
      'Dulces {place}',
      'Cuidado {place}',
    ],
  },
  CA: {
    first: words(
      'Adèle Alexandre Amélie Antoine Audrey Benoît Camille Catherine Charlotte Chloé David Élise Émile Étienne Félix Florence Frédéric Gabriel Geneviève Guillaume Hélène Hugo Isabelle Jacob Jérôme Julie Karim Laurence Léa Léo Louis Maëlle Marc Marianne Mathieu Maxime Mélanie Mia Nathalie Nicolas Noémie Olivier Océane Philippe Raphaël Rosalie Samuel Simon Sophie Thomas Valérie Vincent William Zoé',
    ),
    last: words(
      'Arsenault Beaulieu Bélanger Bergeron Bernier Bouchard Boucher Caron Charbonneau Cloutier Côté Demers Desjardins Deschênes Desrosiers Dubé Dubois Fortin Fournier Gagné Gagnon Gauthier Girard Giroux Hébert Lachance Lalonde Lambert Landry Lapointe Lavoie Leblanc Leclerc Lefebvre Lemieux Lessard Levesque Martel Michaud Morin Nadeau Ouellet Paquette Paradis Parent Pelletier Perron Poirier Poulin Proulx Renaud Richard Rousseau Roy Savard Simard St-Pierre Tardif Tessier Thériault Tremblay Turcotte Vachon Villeneuve',
    ),
    places: words(
      'Boréal Bouleau Charlevoix Estrie Fjord Gaspé Harfang Laurentides Mistral Outaouais Pignon Richelieu Saguenay Sapin Tadoussac Tilleul',
    ),
    trades: [
      'Boulangerie {place}',
      'Laiterie {place}',
      'Brasserie {place}',
      'Maison {place}',
      'Vergers {place}',
      'Textiles {place}',
      'Confiserie {place}',
    ],
  },
}

/** A user's name. */
export interface PersonName {
  first: string
  last: string
}

/** A name that is common in the given country. */
export function personName(random: Random, tenant: TenantCode): PersonName {
  return { first: random.pick(NAMES[tenant].first), last: random.pick(NAMES[tenant].last) }
}

/** A company name that is common in the given country; two can be equal. */
export function companyName(random: Random, tenant: TenantCode): string {
  const { places, trades } = NAMES[tenant]
  return random.pick(trades).replace('{place}', random.pick(places))
}

/** Endless unique company names of a country: every place with every trade, then with a second place. */
export function* companyNames(tenant: TenantCode): Generator<string, never> {
  const { places, trades } = NAMES[tenant]
  for (let round = 0; ; round += 1) {
    for (const [index, place] of places.entries()) {
      const second = round === 0 ? '' : ` ${places[(index + round) % places.length]}`
      for (const trade of trades) yield trade.replace('{place}', place + second)
    }
  }
}

/** A text as a URL slug: lower-case ASCII letters and digits. */
export function slug(text: string, separator = ''): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, separator)
}
