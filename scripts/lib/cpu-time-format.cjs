const { Formatter } = require('@cucumber/cucumber');

/**
 * A format of cucumber-js: how many scenarios ran, and the processor's time from the start of the test run to its end. Unlike the
 * time on the wall it is the same on a busy machine.
 */
module.exports = class CpuTimeFormat extends Formatter {
  constructor(options) {
    super(options);
    let started = process.cpuUsage();
    let scenarios = 0;
    options.eventBroadcaster.on('envelope', ({ testRunStarted, testCaseStarted, testRunFinished }) => {
      if (testRunStarted) started = process.cpuUsage();
      if (testCaseStarted) scenarios += 1;
      if (!testRunFinished) return;
      const { user, system } = process.cpuUsage(started);
      this.log(JSON.stringify({ scenarios, milliseconds: (user + system) / 1000 }));
    });
  }
};
