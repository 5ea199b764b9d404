// Runs app.js with the bytecode that the build wrote beside it, which saves a start a third of its time. Another version of
// Node, or another flag of V8, refuses it and compiles the text as usual.
'use strict';
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { SourceMap } = require('node:module');
const { pathToFileURL } = require('node:url');
const { Script } = require('node:vm');

const APP = `${__dirname}/app.js`;
const BYTECODE = `${APP}.bytecode`;

function bytecode() {
  try {
    return readFileSync(BYTECODE);
  } catch {
    return undefined; // The build is just making it.
  }
}

const script = new Script(readFileSync(APP, 'utf8'), { filename: APP, cachedData: bytecode() });

/** Node maps the stacks of modules alone. The map is read when a stack is asked for, and is too large to be kept for the next. */
const KEPT_MS = 10_000;
let map;
function sourceMap() {
  if (map === undefined) {
    map = new SourceMap(JSON.parse(readFileSync(`${APP}.map`, 'utf8')));
    setTimeout(() => (map = undefined), KEPT_MS).unref();
  }
  return map;
}

function placeOf(frame) {
  if (frame.getFileName() !== APP) return String(frame);
  const found = sourceMap().findEntry(frame.getLineNumber() - 1, frame.getColumnNumber() - 1);
  if (found.originalSource === undefined) return String(frame);
  const place = `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  const name = frame.getFunctionName();
  return name ? `${name} (${place})` : place;
}

Error.prepareStackTrace = (error, frames) => {
  const lineOf = existsSync(`${APP}.map`) ? placeOf : String;
  return [String(error), ...frames.map((frame) => `    at ${lineOf(frame)}`)].join('\n');
};

script.runInThisContext()(exports, require, module, pathToFileURL(__filename).href, (name) => import(name));

/** What ran until the app had started is what every later start will run. */
if (process.argv[2] === '--write-bytecode') {
  void module.exports.started.then(() => {
    if (!process.exitCode) writeFileSync(BYTECODE, script.createCachedData());
    process.exit();
  });
}
