import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { stack } from '../stack.ts';

export const BIRTH = {
  year: 1991,
  month: 7,
  date: 19,
  hours: 3,
  minutes: 47,
  latitude: 19.076,
  longitude: 72.8777,
  timezone: 5.5,
};

export const callApi = (request: APIRequestContext, key: string): Promise<APIResponse> =>
  request.post(`${stack.apiUrl}/api/v1/kundali/basic`, { headers: { 'x-api-key': key }, data: BIRTH });

export async function chargedCall(request: APIRequestContext, key: string): Promise<APIResponse> {
  const response = await callApi(request, key);
  expect(response.status(), await response.text()).toBe(200);
  return response;
}
