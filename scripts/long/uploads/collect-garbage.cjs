// Loaded into the Medusa process that is measured: a signal makes it collect its garbage, so that what it holds then is
// what it is using.
const v8 = require("node:v8")
const vm = require("node:vm")

v8.setFlagsFromString("--expose-gc")
const collect = vm.runInNewContext("gc")

process.on("SIGUSR2", () => {
  collect()
})
