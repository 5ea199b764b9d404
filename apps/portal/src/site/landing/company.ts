import type { Env } from '../../server/env.ts';
import type { WrittenArticle } from '../docs/block.ts';

export type Company = Pick<Env['company'], 'name' | 'email' | 'address'>;

/** Returns the name and address of the company that runs this service, as set by the operator. */
export const companyLine = ({ name, address }: Company): string => (address === null ? name : `${name}, ${address}`);

/** Adds a contact section to an article. */
export function withContact(article: WrittenArticle, company: Company): WrittenArticle {
  const reached = company.email === null ? '' : ` Write to ${company.email}.`;
  const text = `This service is run by ${companyLine(company)}.${reached}`;
  return {
    ...article,
    sections: [...article.sections, { id: 'contact', title: 'Contact', blocks: [{ kind: 'text', text }] }],
  };
}
