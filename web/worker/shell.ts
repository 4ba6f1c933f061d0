// What the service worker keeps of one build.

/** Of the build; written into the worker when it is built (scripts/service-worker.ts). */
export type Shell = {
  /** Another build is another name, and another cache. */
  id: string;
  /** The script that a page of this build begins with. */
  entry: string;
  /** What the application needs to be drawn: paths. */
  files: readonly string[];
};
