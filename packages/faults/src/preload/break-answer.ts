import { ServerResponse } from 'node:http';

/** Loaded before the program: breaks the writing of the next BREAK_ANSWERS charged answers. */
let left = Number(process.env['BREAK_ANSWERS']);
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead');

Object.assign(ServerResponse.prototype, {
  writeHead(this: ServerResponse, status: number, ...more: unknown[]) {
    const charged = JSON.stringify(more).includes('"x-credits-cost":"1"') || this.getHeader('x-credits-cost') === '1';
    if (status === 200 && charged && left > 0) {
      left -= 1;
      throw new Error('the answer cannot be written');
    }
    return Reflect.apply(writeHead, this, [status, ...more]);
  },
});
