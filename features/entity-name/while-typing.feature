Feature: What a filer is told of a name while typing it
  A filer learns early that a name is taken, before the steps that follow are filled in. The answer is help and never stops anybody.

  Background:
    Given the filing is a limited liability company

  @W4-name-outcomes
  Rule: As soon as typing stops, the filer is told whether the name is free
    @api
    Scenario Outline: What is said of a name
      Given the name "Alder Ridge Farms LLC" is on record
      When the filer pauses after typing the name "<name>"
      Then the hint on the name is "<hint>"

      Examples: Free, used, close, without a term, and without a term but with names like it
        | name                      | hint                                                                                                                                                                      |
        | Quiet Harbor Kites LLC    | Nobody uses this name now. It is held for you when you pay.                                                                                                               |
        | Alder Ridge Farms, L.L.C. | That name is already being used in Colorado.                                                                                                                              |
        | The Alder Ridge Farms LLC | You may use this name, but it is close to “Alder Ridge Farms LLC” on record. Keep it, or choose another one.                                                              |
        | Quiet Harbor Kites        | The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.                                                   |
        | The Alder Ridge Farms     | The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time. Names like it on record: “Alder Ridge Farms LLC”. |

    @api
    Scenario: A name that is reserved
      Given the name "Copper Lantern LLC" is reserved for "Marisol Vega"
      When the filer pauses after typing the name "Copper Lantern LLC"
      Then the hint on the name is "This name is reserved. You can use it only with the consent of its holder."

    @browser-only
    Scenario Outline: The filer is told before going on
      Given the filer is asked for the entity name
      When the filer enters "<name>" as the name
      Then the filer is told "<hint>"

      Examples: Free, and without a term
        | name                   | hint                                                                                                                    |
        | Quiet Harbor Kites LLC | Nobody uses this name now. It is held for you when you pay.                                                             |
        | Quiet Harbor Kites     | The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time. |

  @W4-name-outcomes
  Rule: Names that begin with what is typed are told as well, three at most
    Background:
      Given the name "Zylo Kites LLC" is on record
      And the name "Zylo An LLC" is on record
      And the name "Zylo Mesa" is on record
      And the name "Zylo Alpine LLC" is on record

    Scenario Outline: What is said of a name that others begin with
      When the filer pauses after typing the name "<name>"
      Then the hint on the name is "<hint>"

      Examples: Of three letters or digits, of fewer, of the same words, and the name itself
        | name               | hint |
        | Zyl LLC            | You may use this name, but it is close to “Zylo Alpine LLC”, “Zylo An LLC” and “Zylo Kites LLC” on record. Keep it, or choose another one. |
        | Zy LLC             | Nobody uses this name now. It is held for you when you pay. |
        | Z.y. LLC           | Nobody uses this name now. It is held for you when you pay. |
        | Zylo LLC           | You may use this name, but it is close to “Zylo An LLC”, “Zylo Alpine LLC” and “Zylo Kites LLC” on record. Keep it, or choose another one. |
        | Zylo Mesa          | The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time. |
        | Zylo Kites, L.L.C. | That name is already being used in Colorado. |

  @W5-name-term
  Rule: A term can be chosen for the end of the name
    Scenario Outline: The chosen term takes the place of those at the end
      When the filer chooses the term "<term>" for the name "<name>"
      Then the name with its term is "<named>"

      Examples:
        | name                 | term                      | named                                  |
        | Juniper Flat         | LLC                       | Juniper Flat LLC                       |
        | Juniper Flat, LLC    | Ltd.                      | Juniper Flat Ltd.                      |
        | Juniper Flat Limited | Limited Liability Company | Juniper Flat Limited Liability Company |
        | Limited Editions LLC | L.L.C.                    | Limited Editions L.L.C.                |
        | [197 letters]        | LLC                       | [197 letters]                          |

    @W4-name-suffix
    Scenario Outline: The statutory language of a name stays behind its term
      When the filer chooses the term "<term>" for the name "<name>"
      Then the name with its term is "<named>"

      Examples:
        | name                                          | term    | named                                             |
        | Walk Vantage LLC, Delinquent December 1, 2024 | Limited | Walk Vantage Limited, Delinquent December 1, 2024 |
        | Walk Vantage, Dissolved March 3, 2025         | LLC     | Walk Vantage LLC, Dissolved March 3, 2025         |
        | [168 letters], Delinquent December 1, 2024    | LLC     | [168 letters], Delinquent December 1, 2024        |
