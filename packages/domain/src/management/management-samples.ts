/** Samples of the Management API by language, as shown in the docs and in the README of each client. */
export const MANAGEMENT_SAMPLES = {
  typescript: `import { createClient } from '@graha/sdk';

const graha = createClient({
  baseUrl: process.env['GRAHA_API_URL'] ?? '',
  apiKey: process.env['GRAHA_MANAGE_KEY'] ?? '',
});

const { key, key_id } = await graha.account.createKey({ name: 'CI', scopes: ['panchang'] });
const { credits } = await graha.account.usage({ from: '2026-11-01', to: '2026-11-30', key_id });
const next = await graha.account.rotateKey(key_id, { overlap_seconds: 3600 });
await graha.account.revokeKey(next.key_id);
console.log(key?.length, credits);
`,
  python: `import os

from graha import Graha

with Graha(os.environ["GRAHA_MANAGE_KEY"], base_url=os.environ["GRAHA_API_URL"]) as graha:
    created = graha.account.create_key({"name": "CI", "scopes": ["panchang"]})
    key_id = created["key_id"]
    usage = graha.account.usage({"from": "2026-11-01", "to": "2026-11-30", "key_id": key_id})
    following = graha.account.rotate_key(key_id, {"overlap_seconds": 3600})
    graha.account.revoke_key(following["key_id"])
    print(len(created["key"] or ""), usage["credits"])
`,
  php: `require 'vendor/autoload.php';

$graha = new Graha\\Graha(getenv('GRAHA_MANAGE_KEY'), getenv('GRAHA_API_URL'));
$created = $graha->account->createKey(['name' => 'CI', 'scopes' => ['panchang']]);
$keyId = $created['key_id'];
$usage = $graha->account->usage(['from' => '2026-11-01', 'to' => '2026-11-30', 'key_id' => $keyId]);
$next = $graha->account->rotateKey($keyId, ['overlap_seconds' => 3600]);
$graha->account->revokeKey($next['key_id']);
echo strlen($created['key'] ?? ''), ' ', $usage['credits'], "\\n";
`,
  go: `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"graha.example/graha-go"
)

func run(ctx context.Context, account graha.Account) error {
	created, err := account.CreateKey(ctx, graha.AccountCreateKeyInput{Name: "CI", Scopes: []string{"panchang"}})
	if err != nil {
		return err
	}
	keyID := created.Data.KeyID
	usage, err := account.Usage(ctx, graha.AccountUsageInput{From: graha.Ptr("2026-11-01"), KeyID: &keyID})
	if err != nil {
		return err
	}
	fmt.Println(usage.Data.Credits)
	next, err := account.RotateKey(ctx, keyID, graha.AccountRotateKeyInput{OverlapSeconds: graha.Ptr(3600)})
	if err != nil {
		return err
	}
	_, err = account.RevokeKey(ctx, next.Data.KeyID)
	return err
}

func main() {
	client := graha.New(os.Getenv("GRAHA_MANAGE_KEY"), os.Getenv("GRAHA_API_URL"))
	if err := run(context.Background(), client.Account); err != nil {
		log.Fatal(err)
	}
}
`,
} as const;
