// Runs the files of the libraries one after the other, before the application needs all of them at once.

/** Somebody writes on the drawn page meanwhile: each key is answered between two of them. Never fails. */
export async function evaluateLibraries(): Promise<void> {
  // Each stands for the file of the build that it is in (vite.config.ts).
  for (const library of [() => import('react-dom/client'), () => import('i18next')]) {
    try {
      await library();
    } catch {
      return; // The application asks once more, and tells.
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
