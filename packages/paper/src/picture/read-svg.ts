/** An element of a drawing. `inner`: the text between its tags. */
export type SvgNode = {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: SvgNode[];
  inner: string;
  printed: string;
};

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

const attributesOf = (printed: string): ReadonlyMap<string, string> =>
  new Map([...printed.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

/**
 * Reads an SVG as the drawings print it: double quotes, no comments, no declarations.
 * @throws RangeError if the tags do not match
 */
export function readSvg(svg: string): SvgNode {
  const top: SvgNode = { tag: '', attributes: new Map(), children: [], inner: '', printed: '' };
  const open: { node: SvgNode; start: number }[] = [{ node: top, start: 0 }];
  for (const { 0: whole, 1: slash, 2: tag = '', 3: printed = '', 4: isEmpty, index } of svg.matchAll(TAG)) {
    const parent = open.at(-1);
    if (parent === undefined) throw new RangeError('the drawing closes a tag that it did not open');
    if (slash === '/') {
      if (parent.node.tag !== tag) throw new RangeError(`the drawing closes ${tag} inside ${parent.node.tag}`);
      parent.node.inner = svg.slice(parent.start, index);
      open.pop();
      continue;
    }
    const node: SvgNode = { tag, attributes: attributesOf(printed), children: [], inner: '', printed };
    parent.node.children.push(node);
    if (isEmpty !== '/') open.push({ node, start: index + whole.length });
  }
  const [root] = top.children;
  if (root === undefined || open.length !== 1) throw new RangeError('the text is no complete drawing');
  return root;
}
