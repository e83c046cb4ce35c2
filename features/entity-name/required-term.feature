Feature: Terms that a name must have
  The name tells everybody who deals with the entity what it is, and who answers for its debts.

  Background:
    Given the filing is a limited liability company

  @W5-name-term
  Rule: The name of a limited liability company has one of the terms of 7-90-601, C.R.S.
    @api
    Scenario Outline: A term or abbreviation of a limited liability company is accepted
      When the name "<name>" is checked
      Then the message about the name is ""

      Examples: Every term
        | name                                   |
        | Juniper Flat limited liability company |
        | Juniper Flat ltd. liability company    |
        | Juniper Flat limited liability co.     |
        | Juniper Flat ltd. liability co.        |
        | Juniper Flat limited                   |
        | Juniper Flat l.l.c.                    |
        | Juniper Flat llc                       |
        | Juniper Flat ltd.                      |

      Examples: In any case of letters
        | name                                   |
        | Juniper Flat LLC                       |
        | Juniper Flat L.L.C.                    |
        | Juniper Flat, LLC                      |
        | Juniper Flat Limited Liability Company |
        | JUNIPER FLAT LTD.                      |

    @api
    Scenario Outline: A name without such a term is refused
      When the name "<name>" is checked
      Then the message about the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

      Examples: No term
        | name                     |
        | Juniper Flat             |
        | Juniper Flat Corporation |
        | Juniper Flat Inc.        |
        | Juniper Flat Company     |

      Examples: The letters of a term inside another word
        | name               |
        | Juniper Flatllc    |
        | Unlimited Junipers |
        | Hillcrest Junipers |

    @browser-only @W7-designator @W1-content
    Scenario: The filer reads which terms the name may have
      Given the filer is asked for the entity name
      Then the filer is told "The name of a limited liability company must include one of these terms or abbreviations"

    @browser-only
    Scenario: A filer whose name lacks the term is told so
      Given the filer is asked for the entity name
      When the filer enters "Juniper Flat" as the name
      And the filer continues
      Then the problem with the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

  @W5-name-term
  Rule: Other types of entity have terms of their own
    Scenario Outline: A name is checked for the terms of its type
      Given the filing is <filing>
      When the name "<name>" is checked
      Then the name <has> a required term

      Examples: Corporations
        | filing                        | name                      | has   |
        | a domestic profit corporation | Juniper Flat Corporation  | has   |
        | a domestic profit corporation | Juniper Flat Incorporated | has   |
        | a domestic profit corporation | Juniper Flat Company      | has   |
        | a domestic profit corporation | Juniper Flat Limited      | has   |
        | a domestic profit corporation | Juniper Flat Corp.        | has   |
        | a domestic profit corporation | Juniper Flat Inc.         | has   |
        | a domestic profit corporation | Juniper Flat Co.          | has   |
        | a domestic profit corporation | Juniper Flat Ltd.         | has   |
        | a domestic profit corporation | Juniper Flat LLC          | lacks |
        | a domestic profit corporation | Juniper Flat              | lacks |

      Examples: Nonprofit corporations need none
        | filing                           | name                     | has |
        | a domestic nonprofit corporation | Friends of Juniper Flat  | has |
        | a domestic nonprofit corporation | Juniper Flat Corporation | has |
        | a domestic nonprofit corporation | Juniper Flat Inc.        | has |

      Examples: Cooperatives
        | filing                                | name                     | has   |
        | an Article 55 cooperative association | Juniper Flat Cooperative | has   |
        | an Article 55 cooperative association | Juniper Flat Association | has   |
        | an Article 55 cooperative association | Juniper Flat Co-op       | has   |
        | an Article 55 cooperative association | Juniper Flat Coop        | has   |
        | an Article 55 cooperative association | juniper flat COOP.       | has   |
        | an Article 55 cooperative association | Juniper Flat LLC         | lacks |
        | an Article 55 cooperative association | Juniper Flat Corporation | lacks |
        | an Article 55 cooperative association | Juniper Flat Cooperation | lacks |
        | an Article 55 cooperative association | Juniper Flat             | lacks |
        | an Article 56 cooperative             | Juniper Flat Cooperative | has   |
        | an Article 56 cooperative             | Juniper Flat Association | has   |
        | an Article 56 cooperative             | Juniper Flat Co-op       | has   |
        | an Article 56 cooperative             | Juniper Flat Coop        | has   |
        | an Article 56 cooperative             | juniper flat COOP.       | has   |
        | an Article 56 cooperative             | Juniper Flat LLC         | lacks |
        | an Article 56 cooperative             | Juniper Flat Corporation | lacks |
        | an Article 56 cooperative             | Juniper Flat Cooperation | lacks |
        | an Article 56 cooperative             | Juniper Flat             | lacks |

    Scenario Outline: The sentence calls the entity by its type
      Given the filing is <filing>
      When the name "Juniper Flat" is checked
      Then the message about the name is "<sentence>"

      Examples:
        | filing                                | sentence                                                                                                                                    |
        | a limited liability company           | The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.                     |
        | a domestic profit corporation         | The name of this corporation does not include a required term or abbreviation. You must update or change the name at this time.             |
        | a domestic nonprofit corporation      |                                                                                                                                             |
        | an Article 55 cooperative association | The name of this cooperative association does not include a required term or abbreviation. You must update or change the name at this time. |
        | an Article 56 cooperative             | The name of this cooperative does not include a required term or abbreviation. You must update or change the name at this time.             |

  @W7-namevalid @api-only
  Rule: A name can be checked without asking whether it is free
    Scenario Outline: The name of a limited liability company
      When the registry is asked whether the name "<name>" is valid
      Then the registry finds the name <validity>

      Examples:
        | name                  | validity |
        | Alder Ridge Farms LLC | valid    |
        | Juniper Flat          | invalid  |
        | Café Boulder LLC      | invalid  |
        | [197 letters] LLC     | invalid  |
