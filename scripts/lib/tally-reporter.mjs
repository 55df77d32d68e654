/** Tells the command that started the run how it stands, so that the last line is right even when the run breaks off. */
export class TallyReporter {
  tally = { passed: 0, failed: 0, skipped: 0, whole: false };

  onTestCaseResult(test) {
    this.tally[test.result().state] += 1;
  }

  onTestModuleEnd(module) {
    // A file that fails outside its tests (it cannot be loaded, its set-up throws) has no test to count.
    this.tally.failed +=
      module.errors().length +
      [...module.children.allSuites()].filter((suite) => suite.errors().length > 0).length;
    process.send?.({ tally: this.tally });
  }

  onTestRunEnd(_modules, unhandled) {
    this.tally.failed += unhandled.length;
    this.tally.whole = true;
    process.send?.({ tally: this.tally });
  }
}
