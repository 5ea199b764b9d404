import { isOpen } from '../../../../auth/allow-list.ts';
import { auth } from '../../../../auth/auth.ts';

const handle = (request: Request): Promise<Response> | Response =>
  isOpen(request) ? auth().handler(request) : new Response(null, { status: 404 });

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
