// How tall, in metres, what stands in towns is: the sights of cities, shelters and booths, works. By their keys.

export const TOWN_METRES: Readonly<Record<string, number>> = {
  'petra-treasury': 44,
  'angkor-wat': 44,
  'twin-spires': 60,
  'domed-mosque': 50,
  'christ-statue': 60,
  'pyramid-tower': 90,
  'hill-tower': 80,
  'marina-towers': 60,
  'stepped-tower': 100,
  'brandenburg-gate': 24,
  'spired-basilica': 60,
  'temple-on-rock': 50,
  'bus-shelter': 2.7,
  'phone-booth': 2.5,
  'traffic-light': 3.6,
  'flag-of-china': 12,
  'building-site': 26,
  'power-plant': 40,
  'wind-farm': 40,
  playground: 3.4,
};
