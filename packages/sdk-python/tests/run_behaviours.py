"""Reads a call from each line and prints its outcome. The list is in packages/sdk-behaviours."""

import asyncio
import base64
import json
import re
import sys

from graha import AsyncGraha, Graha, GrahaError, ReceiptError, verify

NAMES = {"PermissionDeniedError": "PermissionError", "RequestTimeoutError": "TimeoutError"}


def options_of(sent):
    options = sent.get("options") or {}
    timeout_ms = options.get("timeoutMs")
    return {
        "idempotency_key": options.get("idempotencyKey"),
        "timeout_seconds": None if timeout_ms is None else timeout_ms / 1000,
        "max_retries": options.get("maxRetries"),
    }


def client_options_of(sent):
    max_answer_bytes = (sent.get("options") or {}).get("maxAnswerBytes")
    own = {} if max_answer_bytes is None else {"max_answer_bytes": max_answer_bytes}
    return {"base_url": sent["baseUrl"], **own}


def outcome_of(answer):
    credits = answer.credits
    return {
        "value": answer.data,
        "cost": credits.cost,
        "remaining": credits.remaining,
        "requestId": answer.request_id,
        "isReplay": answer.is_replay,
    }


def failure_of(error):
    name = type(error).__name__
    return {
        "error": NAMES.get(name, name),
        "status": error.status,
        "code": error.code,
        "retryable": error.retryable,
        "requestId": error.request_id,
        "fields": [vars(field) for field in error.fields],
    }


def result_of(result):
    facts = {"index": result.index, "cost": result.credits, "requestId": result.request_id, "isReplay": result.is_replay}
    return {**facts, "value": result.answer} if result.error is None else {**facts, **failure_of(result.error)}


def calls_of(sent):
    return [(one["operation"], one["input"]) for one in sent["calls"]]


def method_of(route):
    return re.sub(r"[A-Z]", lambda found: f"_{found[0].lower()}", route)


def birth_calls(sent):
    birth = sent["birth"]
    return [("kundali/basic", birth), ("western/natal", birth)]


def call(sent):
    with Graha(sent["apiKey"], **client_options_of(sent)) as graha:
        if "birth" in sent:
            birth = sent["birth"]
            graha.kundali.basic(birth)
            graha.western.natal(birth)
            graha.panchang.full(birth)
            graha.matchmaking.ashtakoot({"bride": birth, "groom": birth})
            return 4 + len(list(graha.batch(birth_calls(sent))))
        if "calls" in sent:
            return {"results": [result_of(one) for one in graha.batch(calls_of(sent), **options_of(sent))]}
        if "routes" in sent:
            for one in sent["routes"]:
                answer = graha.manage(method_of(one["route"]), one["ids"], one["input"], **options_of(sent))
            return outcome_of(answer)
        return outcome_of(graha.send(sent["operation"], sent["input"], **options_of(sent)))


async def call_async(sent):
    async with AsyncGraha(sent["apiKey"], **client_options_of(sent)) as graha:
        if "birth" in sent:
            birth = sent["birth"]
            await graha.kundali.basic(birth)
            await graha.western.natal(birth)
            await graha.panchang.full(birth)
            await graha.matchmaking.ashtakoot({"bride": birth, "groom": birth})
            return 4 + len([one async for one in graha.batch(birth_calls(sent))])
        if "calls" in sent:
            return {"results": [result_of(one) async for one in graha.batch(calls_of(sent), **options_of(sent))]}
        if "routes" in sent:
            for one in sent["routes"]:
                answer = await graha.manage(method_of(one["route"]), one["ids"], one["input"], **options_of(sent))
            return outcome_of(answer)
        return outcome_of(await graha.send(sent["operation"], sent["input"], **options_of(sent)))


def verified(sent):
    one = sent["verify"]
    try:
        answer = verify(
            base_url=sent["baseUrl"],
            status=one["status"],
            headers=one["headers"],
            body=base64.b64decode(one["body"]),
            method=one["method"],
            url=one["url"],
            request_digest=one.get("requestDigest"),
        )
    except ReceiptError as error:
        return {"problem": error.problem}
    return {
        "requestId": answer.request_id,
        "atSeconds": int(answer.at.timestamp()),
        "engineVersion": answer.engine_version,
        "ledgerEntry": answer.ledger_entry,
        "keyId": answer.key_id,
    }


def main():
    is_async = sys.argv[1] == "async"
    for line in sys.stdin:
        sent = json.loads(line)
        try:
            if "verify" in sent:
                outcome = verified(sent)
            else:
                outcome = asyncio.run(call_async(sent)) if is_async else call(sent)
        except GrahaError as error:
            outcome = failure_of(error)
        print(json.dumps(outcome), flush=True)


main()
