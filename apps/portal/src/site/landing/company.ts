import type { Env } from '../../server/env.ts';
import type { WrittenArticle } from '../docs/block.ts';

type Company = Env['company'];

/** Who runs this service, and where it is: what the operator set. */
export const companyLine = ({ name, address }: Company): string => (address === null ? name : `${name}, ${address}`);

/** The article with whom to write to at its end. */
export function withContact(article: WrittenArticle, company: Company): WrittenArticle {
  const reached = company.email === null ? '' : ` Write to ${company.email}.`;
  const text = `This service is run by ${companyLine(company)}.${reached}`;
  return {
    ...article,
    sections: [...article.sections, { id: 'contact', title: 'Contact', blocks: [{ kind: 'text', text }] }],
  };
}
