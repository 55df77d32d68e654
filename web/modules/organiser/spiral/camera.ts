import { depthOnTheWay } from '@kinsong/engines/spiral/going.ts';

/** How long going one level takes: the house's time for a scene. */
const sceneTime = 900;

export interface Seen {
  readonly depth: number;
  readonly isMoving: boolean;
}

/** How deep one has gone, between two levels too. It asks for frames only while it moves, and for none when hidden. */
export class Camera {
  #depth: number;
  #to: number;
  #frame = 0;
  #show: (seen: Seen) => void = () => {};

  constructor(depth: number) {
    this.#depth = depth;
    this.#to = depth;
  }

  /** Who draws what is seen. */
  shownBy(show: (seen: Seen) => void): void {
    this.#show = show;
  }

  get depth(): number {
    return this.#depth;
  }

  get isMoving(): boolean {
    return this.#frame !== 0;
  }

  /** There at once: where one begins, and where movement is not wanted. */
  stand(depth: number): void {
    this.stop();
    this.#to = depth;
    this.#put(depth);
  }

  /** Held by the hand of whoever pinches or turns a wheel. */
  hold(depth: number): void {
    this.stop();
    this.#to = depth;
    this.#depth = depth;
    this.#show({ depth, isMoving: true });
  }

  goTo(depth: number): void {
    if (depth === this.#to && this.isMoving) return;
    if (document.hidden || depth === this.#depth) return this.stand(depth);
    this.stop();
    this.#to = depth;
    const from = this.#depth;
    // Let go of between two levels, less is left to go.
    const time = sceneTime * Math.min(1, 0.4 + 0.6 * Math.abs(depth - from));
    let begun: number | undefined;
    const step = (now: number) => {
      begun ??= now;
      const part = document.hidden ? 1 : (now - begun) / time;
      if (part >= 1) return this.stand(depth);
      this.#depth = depthOnTheWay(from, depth, part);
      this.#frame = requestAnimationFrame(step);
      this.#show({ depth: this.#depth, isMoving: true });
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #put(depth: number): void {
    this.#depth = depth;
    this.#show({ depth, isMoving: false });
  }
}
