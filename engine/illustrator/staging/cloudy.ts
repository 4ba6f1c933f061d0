// Skies that are full of clouds.

import type { Stage } from './stage.ts';

/** Whether nothing clear of the sky is left. */
export function isCloudy({ weather }: Pick<Stage, 'weather'>): boolean {
  return brings(weather) || weather.has('overcast') || weather.has('gloom');
}

/** Whether no sun comes through. Between clouds that bring no rain there is light at the edges of the day and by night. */
export function isCloudedOver({ weather, time }: Pick<Stage, 'weather' | 'time'>): boolean {
  return brings(weather) || (time === 'day' && isCloudy({ weather }));
}

function brings(weather: Stage['weather']): boolean {
  return weather.has('rain') || weather.has('storm');
}
