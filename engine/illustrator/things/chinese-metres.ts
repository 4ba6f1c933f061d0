// How tall things of Chinese life are in metres.

export const CHINESE_METRES: Readonly<Record<string, number>> = {
  'rabbit-lantern': 0.42,
  yak: 1.7,
  'water-buffalo': 1.6,
  ox: 1.55,
  'lion-dance': 1.9,
  'dragon-dance': 2.9,
  'dragon-boat': 3,
  'dragon-boat-race': 7,
  zongzi: 0.09,
  'red-envelope': 0.19,
  firecrackers: 1.5,
  couplets: 3.6,
  'mogao-caves': 42,
  'stilt-houses': 60,
  'guest-pine': 14,
  'river-tower': 50,
  'heaven-temple': 38,
  'magpie-bridge': 4,
};
