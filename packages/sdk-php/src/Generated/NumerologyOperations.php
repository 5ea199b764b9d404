<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Numerology. Numbers of birth dates and names, with every step of the reduction.
 * @phpstan-import-type NumerologyLifePathInput from Types
 * @phpstan-import-type NumerologyLifePathAnswer from Types
 * @phpstan-import-type NumerologyExpressionInput from Types
 * @phpstan-import-type NumerologyExpressionAnswer from Types
 * @phpstan-import-type NumerologySoulUrgeAnswer from Types
 * @phpstan-import-type NumerologyPersonalityAnswer from Types
 * @phpstan-import-type NumerologyPersonalYearInput from Types
 * @phpstan-import-type NumerologyPersonalYearAnswer from Types
 * @phpstan-import-type NumerologyPinnaclesInput from Types
 * @phpstan-import-type NumerologyPinnaclesAnswer from Types
 * @phpstan-import-type NumerologyChallengesAnswer from Types
 */
final class NumerologyOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Life path number from a birth date; 11, 22 and 33 are kept. The chief number of numerology. Month, day and year of birth are each reduced to one digit by adding their digits, then added, and the sum is reduced; a reduction that lands on 11, 22 or 33 stops there, and `master_number` is true. `POST /api/v1/numerology/life-path`, 1 credit, 2 more with texts.
     * @param NumerologyLifePathInput $input
     * @return NumerologyLifePathAnswer
     * @throws GrahaException
     */
    public function lifePath(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('numerology/life-path', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Expression (destiny) number from all letters of a full name. Abilities of a person, from all letters. Each letter has a number by the Pythagorean or the Chaldean table, whichever `system` names. The letters of each part of the name are added and reduced to one digit, 11, 22 and 33 kept; the parts are added and reduced likewise. `POST /api/v1/numerology/expression`, 1 credit, 2 more with texts.
     * @param NumerologyExpressionInput $input
     * @return NumerologyExpressionAnswer
     * @throws GrahaException
     */
    public function expression(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('numerology/expression', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Soul urge number from the vowels of a full name. Inner wishes of a person, from the vowels alone. Each letter has a number by the Pythagorean or the Chaldean table, whichever `system` names. The letters of each part of the name are added and reduced to one digit, 11, 22 and 33 kept; the parts are added and reduced likewise. It is 0 for a name without vowels. `POST /api/v1/numerology/soul-urge`, 1 credit, 2 more with texts.
     * @param NumerologyExpressionInput $input
     * @return NumerologySoulUrgeAnswer
     * @throws GrahaException
     */
    public function soulUrge(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('numerology/soul-urge', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Personality number from the consonants of a full name. Impression that a person makes on others, from the consonants alone. Each letter has a number by the Pythagorean or the Chaldean table, whichever `system` names. The letters of each part of the name are added and reduced to one digit, 11, 22 and 33 kept; the parts are added and reduced likewise. It is 0 for a name without consonants. `POST /api/v1/numerology/personality`, 1 credit, 2 more with texts.
     * @param NumerologyExpressionInput $input
     * @return NumerologyPersonalityAnswer
     * @throws GrahaException
     */
    public function personality(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('numerology/personality', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Personal year number: position of a calendar year in the cycle of nine. Month and day of birth and the calendar year, each as one digit, are added and reduced. `personal_year_number` keeps 11 and 22; `cycle_number` is reduced further to 1 to 9, for schools without master numbers in the cycle. `POST /api/v1/numerology/personal-year`, 1 credit, 2 more with texts.
     * @param NumerologyPersonalYearInput $input
     * @return NumerologyPersonalYearAnswer
     * @throws GrahaException
     */
    public function personalYear(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('numerology/personal-year', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The four pinnacles of a life, with their ages. Four numbers, each for a period of life: month + day, day + year, the sum of these two, and month + year, from single digits; sums keep 11, 22 and 33. The first period ends at the age of 36 less the life path number, the next two last nine years each, and the fourth has no end. `POST /api/v1/numerology/pinnacles`, 1 credit, 2 more with texts.
     * @param NumerologyPinnaclesInput $input
     * @return NumerologyPinnaclesAnswer
     * @throws GrahaException
     */
    public function pinnacles(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('numerology/pinnacles', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The four challenges of a life, with their ages. The differences that go with the pinnacles: month and day, day and year, the difference of these two, and month and year, from single digits. They are 0 to 8 and never master numbers; their ages are those of the pinnacles. `POST /api/v1/numerology/challenges`, 1 credit, 2 more with texts.
     * @param NumerologyPinnaclesInput $input
     * @return NumerologyChallengesAnswer
     * @throws GrahaException
     */
    public function challenges(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('numerology/challenges', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
