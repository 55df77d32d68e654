/**
 * Tells the command that started the run how it stands, so that the last line is right even when the run breaks off:
 * how many passed, and of each suite besides how long it took.
 */
export class TallyReporter {
  tally = { passed: 0, failed: 0, skipped: 0, whole: false };
  /** Of each suite: when its first file began, when its last one ended, and how many tests it has. */
  suites = {};

  onTestModuleStart({ project }) {
    this.suites[project.name] ??= { from: Date.now(), until: Date.now(), tests: 0 };
  }

  onTestCaseResult(test) {
    this.tally[test.result().state] += 1;
    this.suites[test.project.name].tests += 1;
  }

  onTestModuleEnd(module) {
    this.suites[module.project.name].until = Date.now();
    // A file that fails outside its tests (it cannot be loaded, its set-up throws) has no test to count.
    this.tally.failed +=
      module.errors().length +
      [...module.children.allSuites()].filter((suite) => suite.errors().length > 0).length;
    this.#tell();
  }

  onTestRunEnd(_modules, unhandled) {
    this.tally.failed += unhandled.length;
    this.tally.whole = true;
    this.#tell();
  }

  #tell() {
    process.send?.({ tally: this.tally, suites: this.suites });
  }
}
