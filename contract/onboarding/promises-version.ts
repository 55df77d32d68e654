/** Of the commitments' words: whoever gave their promise to older ones is asked again. */
export const promisesVersion = 1;
