import { second } from '@kinsong/contract/common/time.ts';

/** Somebody meets a full disk again before this is over, as long as anybody writes. */
const remembered = 20 * second;

/** Is there room to keep anything? Known from what was refused lately, and from who keeps the database. */
export class DiskSpace {
  #refusedAt = Number.NEGATIVE_INFINITY;
  readonly #databaseLacksRoom: () => boolean;

  constructor(databaseLacksRoom: () => boolean) {
    this.#databaseLacksRoom = databaseLacksRoom;
  }

  /** Something could not be kept, for want of room. */
  noteRefusal(): void {
    this.#refusedAt = performance.now();
  }

  isLacking(): boolean {
    return this.#databaseLacksRoom() || performance.now() - this.#refusedAt < remembered;
  }
}
