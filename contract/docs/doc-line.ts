/**
 * The line on which people write in one doc together: what Hocuspocus speaks, over a WebSocket at this address, in the
 * session of the page. The name of the document is the doc's id; the token is not looked at and may be any word.
 */
export const docLinePath = '/ws/docs/:doc_id';
export const docLineAddress = (docId: string): string => docLinePath.replace(':doc_id', docId);

/** How much may be said in one word on it: a doc of 200 pages that was written offline fits. */
export const largestDocWord = 8_388_608;

/** Why the house closes it. After `later` one may come back by oneself; after the others there is nothing to come back to. */
export const docCloseCodes = {
  /** The session ended, or there is none. */
  session: 4001,
  /** The doc is gone, or one is not, or no longer, among those who may read it. */
  gone: 4403,
  /** One may do other things now than when one came: come back at once, and be told what. */
  changed: 4205,
  /** The house is going down for a moment, or there are too many lines: come back soon. */
  later: 4010,
  /** Something was said that is no change of a doc, or the doc grew beyond what the house can keep. */
  nonsense: 4400,
} as const;
