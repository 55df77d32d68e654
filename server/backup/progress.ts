const clear = '\r\u001B[K';

/** Shows what goes on when it takes longer than a second: on a terminal in one line, in a log one line a minute. */
export interface Progress {
  doing(what: string): void;
  stop(): void;
}

export function showProgress(out: NodeJS.WriteStream): Progress {
  const begun = Date.now();
  let doing = '';
  let shownAt: number | undefined;
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    if (out.isTTY) out.write(`${clear}${doing} … ${seconds} s`);
    else if (shownAt === undefined || seconds - shownAt >= 60) out.write(`${doing} … ${seconds} s\n`);
    else return;
    shownAt = seconds;
  }, 1000);
  return {
    doing(what) {
      doing = what;
    },
    stop() {
      clearInterval(timer);
      if (out.isTTY && shownAt !== undefined) out.write(clear);
    },
  };
}
