// What a prompt forbids itself.

import type { PromptReading, Subject } from './prompt-reading.ts';

/** Takes the others out of the reading, with all that ties them to somebody. */
export function keepSubjects(reading: PromptReading, isKept: (subject: Subject) => boolean): void {
  const kept = reading.subjects.filter(isKept);
  const places = reading.subjects.map((subject) => kept.indexOf(subject));
  reading.links = reading.links.flatMap((link) => {
    const from = places[link.from] ?? -1;
    const to = link.to === null ? null : (places[link.to] ?? -1);
    return from < 0 || (to !== null && to < 0) ? [] : [Object.assign(link, { from, to })];
  });
  reading.subjects = kept;
}

/** Takes out of the reading what it forbids itself. */
export function leaveOut(reading: PromptReading, unwanted = reading.unwanted): void {
  keepSubjects(
    reading,
    ({ key, kind }) => !unwanted.keys.has(key) && !(unwanted.hasPeople && kind === 'figure'),
  );
  reading.scenes = reading.scenes.filter((scene) => !unwanted.scenes.has(scene));
  for (const weather of unwanted.weather) reading.weather.delete(weather);
  if (reading.time && unwanted.times.has(reading.time)) reading.time = undefined;
  reading.looks = reading.looks.filter((look) => !unwanted.looks.has(look));
}
