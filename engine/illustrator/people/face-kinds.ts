// What may be to be seen on a face, by name: what it feels, and what is painted on it.

export type Feeling = 'tears' | 'anger' | 'surprise';
export type FacePaint = 'opera' | 'clown';
