// What may be to be seen on a face, by name: what it feels, and what is painted on it.

export type Feeling = 'tears' | 'sadness' | 'anger' | 'surprise';
/** That the lips do not cover. */
export type Teeth = 'fangs' | 'tusks';
export type FacePaint = 'opera' | 'clown';
