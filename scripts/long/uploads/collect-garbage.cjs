// Loaded into the Medusa process that is measured: a signal makes it collect its garbage, so that what it holds then is
// what it uses; buffers that are collected are freed before anything else is done, however busy the machine is.
const v8 = require("node:v8")
const vm = require("node:vm")

v8.setFlagsFromString("--expose-gc")
v8.setFlagsFromString("--no-concurrent-array-buffer-sweeping")
const collect = vm.runInNewContext("gc")

process.on("SIGUSR2", () => {
  collect()
})
