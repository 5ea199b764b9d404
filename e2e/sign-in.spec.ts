import { expect, test } from '@playwright/test';
import { Door } from './pages/door.ts';
import { newPerson } from './pages/person.ts';

test('who signs out is out; who signs in comes back to the page that was asked for', async ({ page }) => {
  const door = new Door(page);
  const person = newPerson();
  await door.signUp(person);
  await page.waitForURL('**/overview');
  await door.signOut();

  await page.goto('/keys');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);

  await door.signIn({ ...person, password: 'lamp orchard ten' });
  await expect(door.problem).toHaveText('The address and the password do not go together.');
  await expect(door.field('Work e-mail')).toHaveValue(person.email);

  await door.signIn(person);
  await expect(page).toHaveURL(/\/keys$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
});

test('an unknown address is answered with the very words of a wrong password', async ({ page }) => {
  const door = new Door(page);
  await page.goto('/sign-in');
  await door.signIn(newPerson());
  await expect(door.problem).toHaveText('The address and the password do not go together.');
});

test('signing up with a known address neither says that it is known nor changes its password', async ({ page }) => {
  const door = new Door(page);
  const person = newPerson();
  await door.signUp(person);
  await page.waitForURL('**/overview');
  await door.signOut();

  await door.signUp({ ...person, password: 'harbour thistle 41' });
  await expect(door.problem).toContainText('If you have an account, sign in instead.');
  await page.goto('/sign-in');
  await door.signIn(person);
  await expect(page).toHaveURL(/\/overview$/);
});

test('a session that ended elsewhere leads from the open page to sign-in and back', async ({ page, context }) => {
  const door = new Door(page);
  const person = newPerson();
  await door.signUp(person);
  await page.waitForURL('**/overview');
  await page.goto('/keys');
  await context.clearCookies();
  await page.waitForURL('**/sign-in?next=%2Fkeys', { timeout: 15_000 });
  await door.signIn(person);
  await expect(page).toHaveURL(/\/keys$/);
});

test('a link from another site cannot make sign-in lead there', async ({ page }) => {
  const door = new Door(page);
  const person = newPerson();
  await door.signUp(person);
  await page.waitForURL('**/overview');
  await door.signOut();
  await page.goto('/sign-in?next=https://elsewhere.example/');
  await door.signIn(person);
  await expect(page).toHaveURL(/\/overview$/);
});

test('what is wrong stands at its field, and the first such field has the focus', async ({ page }) => {
  const door = new Door(page);
  await door.signUp({ email: 'asha', password: 'password1234', workspace: ' ' });
  await expect(door.field('Work e-mail')).toBeFocused();
  await expect(door.field('Work e-mail')).toHaveAccessibleDescription(/Write an e-mail address/);
  await expect(door.field('Password')).toHaveAccessibleDescription(/leaked passwords/);
  await expect(door.field('Workspace')).toHaveAccessibleDescription('Give the workspace a name.');
});
