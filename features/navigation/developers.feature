Feature: What developers start from
  Developers and testers of the portal reach every filing, at every moment of the office's clock, without a record that fits.

  @W1-devhome-types
  Rule: Developers start a filing of every type
    Scenario: Every type of entity can be formed
      When a developer wants to form an entity
      Then these transactions are offered:
        | transaction                                        | type                               |
        | formation of a limited liability company           | limited liability company          |
        | formation of a profit corporation                  | profit corporation                 |
        | formation of a nonprofit corporation               | nonprofit corporation              |
        | formation of an Article 55 cooperative association | Article 55 cooperative association |
        | formation of an Article 56 cooperative             | Article 56 cooperative             |

    Scenario: Every transaction on an entity can be filed
      When a developer wants to file for an entity
      Then these transactions are offered:
        | transaction                                          |
        | periodic report                                      |
        | reinstatement                                        |
        | statement curing delinquency                         |
        | amendment of a limited liability company             |
        | amendment of a nonprofit corporation                 |
        | amendment of an Article 55 cooperative association   |
        | change of principal office address                   |
        | change of registered agent                           |
        | statement of dissolution                             |
        | dissolution of a profit corporation                  |
        | dissolution of a nonprofit corporation               |
        | statement of revocation                              |
        | change of mailing address                            |
        | conversion to a foreign entity that is on record     |
        | conversion to a foreign entity that is not on record |
        | correction of a registered agent                     |
        | withdrawal of a foreign entity                       |
        | requalification of a foreign entity                  |
        | registration of an Article 62 partnership            |

  @W1-devhome-types @W9-constants
  Rule: The ID of an entity has at most eleven characters and is not validated
    Scenario Outline: An entity ID is taken as it is typed
      When a developer enters the entity ID "<typed>"
      Then the entity ID is read as "<taken>"

      Examples: At the limit
        | typed       | taken       |
        | [10 digits] | [10 digits] |
        | [11 digits] | [11 digits] |
        | [12 digits] | [11 digits] |

      Examples: Whatever it is
        | typed  | taken  |
        |        |        |
        | no ID! | no ID! |

  @W1-devhome-types
  Rule: Testers move the clock to a moment that exists
    Scenario Outline: A moment is accepted or refused
      Given the filer is asked for the testers' clock
      When the filer continues with "<moment>" as the moment of the clock
      Then the problem with the moment of the clock is "<problem>"

      Examples:
        | moment                    | problem                                          |
        | 2026-12-01T09:00:00Z      |                                                  |
        | 2026-12-01T09:00-07:00    |                                                  |
        |                           | Enter a date and time as 2026-12-01T09:00:00Z.   |
        | tomorrow                  | Enter a date and time as 2026-12-01T09:00:00Z.   |
        | 2026-02-30T09:00:00Z      | Enter a date and time as 2026-12-01T09:00:00Z.   |
        | 2026-12-01T09:00:00é      | Invalid characters entered: é                    |

  @T3-stop
  Rule: Testers write to the office as a phone does
    Scenario Outline: A number is accepted or refused
      Given the filer is asked for the testers' phone
      When the filer continues with "<number>" as the number of the phone
      Then the problem with the number of the phone is "<problem>"

      Examples:
        | number          | problem                             |
        | 3035550100      |                                     |
        | +1 303-555-0100 |                                     |
        |                 | Enter your phone number.            |
        | 303-555-010     | Enter a phone number of ten digits. |
        | 30355501é       | Invalid characters entered: é       |
        | [41 digits]     | Must be at most 40 characters       |

    Scenario Outline: Words are accepted or refused
      Given the filer is asked for the testers' phone
      When the filer continues with "<words>" as the words of the message
      Then the problem with the words of the message is "<problem>"

      Examples:
        | words             | problem                         |
        | STOP              |                                 |
        |                   | Enter the words.                |
        | ALTÖ              | Invalid characters entered: Ö   |
        | [1601 letters]    | Must be at most 1600 characters |
