// How a picture of oneself is found and cut; the application says it, since other rooms know how.
import type { ReactNode } from 'react';

export type PictureWays = {
  /** As of a file picker. */
  accept: string;
  /** What is wrong with a file before anything is done with it, as a sentence; null where nothing is. */
  findProblem: (file: File) => string | null;
  /** The cropper over the page. `onDone` hears a square picture that is ready to be sent. */
  drawCropper: (props: { file: File; onDone: (picture: File) => void; onClose: () => void }) => ReactNode;
  /** The camera of this computer over the page. */
  drawCamera: (props: { onPicture: (file: File) => void; onClose: () => void }) => ReactNode;
};
