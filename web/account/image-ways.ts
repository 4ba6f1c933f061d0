// How an image of oneself is found and cut; the application says it, since other modules know how.
import type { ReactNode } from 'react';

export type ImageWays = {
  /** As of a file picker. */
  accept: string;
  /** What is wrong with a file before anything is done with it, as a sentence; null where nothing is. */
  findProblem: (file: File) => string | null;
  /** The cropper over the page. `onDone` hears a square image that is ready to be sent. */
  drawCropper: (props: { file: File; onDone: (image: File) => void; onClose: () => void }) => ReactNode;
  /** The camera of this computer over the page. */
  drawCamera: (props: { onImage: (file: File) => void; onClose: () => void }) => ReactNode;
};
