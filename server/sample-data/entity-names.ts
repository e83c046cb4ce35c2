import type { RegistryEntityType } from '../entities/entity-types';

const FIRST =
  'Alpine Amber Antler Arrowhead Autumn Badger Basalt Beacon Bighorn Bison Blue Bobcat Boreal Bristlecone Bronze Buckhorn ' +
  'Canyon Cascade Chestnut Chinook Cinder Clear Coal Cobalt Copper Coyote Crag Crescent Crimson Crystal Dawn Deer Dry Dusk ' +
  'Eagle Ember Evergreen Falcon Fern Flint Fox Frontier Frost Garnet Glacier Gold Granite Green Gray Grizzly Harvest Hawk ' +
  'Hazel High Hollow Honey Horizon Indigo Iron Ivory Jade Jasper Kestrel Kingfisher Lark Laurel Ledge Limestone Lodgepole ' +
  'Lone Lost Lunar Lynx Magpie Maple Marble Marmot Meadow Mesa Mica Midnight Mint Misty Moose Moss Mule Nighthawk North ' +
  'Oak Obsidian Ochre Onyx Opal Orchid Osprey Otter Owl Painted Paintbrush Pebble Peregrine Pika Pine Pinyon Plum Poplar';

const SECOND =
  'Basin Bend Bluff Bough Branch Bridge Brook Butte Cabin Cairn Camp Cliff Corner Cove Creek Crest Crossing Divide Draw ' +
  'Falls Field Flat Ford Fork Gap Gate Glen Grove Gulch Harbor Heights Hill Hollow Junction Knoll Lake Lane Ledge Lodge ' +
  'Meadow Mill Mine Mountain Notch Orchard Park Pass Path Peak Pinnacle Plain Plateau Point Pond Ranch Range Rapids Ridge ' +
  'Rim River Road Rock Run Saddle Shadow Shelf Slope Spring Spur Station Summit Terrace Trail Tree Valley View Vista';

const THIRD =
  'Advisors Analytics Apparel Architects Bakery Bicycles Books Brewing Builders Cabinetry Catering Ceramics Coffee ' +
  'Consulting Dairy Dental Design Electric Engineering Equipment Events Farms Fitness Flooring Florist Foods Furniture ' +
  'Gardens Glass Goods Hardware Health Heating Holdings Homes Imports Instruments Interiors Jewelry Labs Landscaping ' +
  'Leather Logistics Lumber Machine Management Marketing Masonry Media Metalworks Mobility Motors Music Nursery Optics ' +
  'Outfitters Painting Partners Pharmacy Photography Plumbing Pottery Press Printing Produce Properties Research Roofing ' +
  'Salon Security Services Solar Staffing Studio Supply Surveying Systems Tailors Technology Textiles Tours Toys Trading ' +
  'Transport Ventures Veterinary Vineyards Wellness Woodworks Workshop';

const words = (text: string): string[] => text.split(' ');
const PARTS = [words(FIRST), words(SECOND), words(THIRD)] as const;
const COMBINATIONS = PARTS[0].length * PARTS[1].length * PARTS[2].length;

/** Coprime to the number of combinations: steps of this length meet each of them once before the first comes again. */
const STRIDE = 499_979;

const TERMS: Record<RegistryEntityType, readonly string[]> = {
  DLLC: ['LLC', 'LLC', 'LLC', 'L.L.C.', 'Limited Liability Company', 'Ltd.'],
  DPC: ['Inc.', 'Inc.', 'Corporation', 'Corp.', 'Company'],
  DNC: ['Foundation', 'Association', 'Inc.', 'Society'],
  DC55: ['Cooperative Association', 'Co-op'],
  DC56: ['Cooperative', 'Co-op'],
  DLP: ['LP', 'Limited Partnership'],
  FLLC: ['LLC'],
  FPC: ['Inc.', 'Corporation'],
  FNC: ['Foundation', 'Inc.'],
  TRDNM: [''],
  TRDMK: [''],
};

/**
 * The name of the sample entity number `index`: names with different numbers are distinguishable on the records. Beyond
 * the number of combinations the round is added as a number.
 */
export function sampleName(index: number, type: RegistryEntityType): string {
  let combination = (index * STRIDE) % COMBINATIONS;
  const picked = PARTS.map((part) => {
    const word = part[combination % part.length];
    combination = Math.floor(combination / part.length);
    return word;
  });
  const round = Math.floor(index / COMBINATIONS);
  const terms = TERMS[type];
  const term = terms[index % terms.length] ?? '';
  return [...picked, ...(round > 0 ? [String(round + 1)] : []), term].filter((part) => part !== '').join(' ');
}
