Feature: What a filing in progress carries
  The names are those of the specification, in words: every part of the portal, and everybody who reads what it keeps, calls a thing the same.

  @W3-fields
  Rule: Each part of a filing carries what the specification lists
    Scenario Outline: What a part carries
      Given a complete filing of a limited liability company
      Then the <part> includes "<fields>"

      Examples: The filing and its sections
        | part                        | fields                                                                                                                                                          |
        | filing                      | filing type, transaction type, transaction description, entity id, entity type, jurisdiction, domestic flag, status code, status, email                         |
        | entity name                 | name, old name, is old name valid, is name valid, is name changed, message, availability                                                                        |
        | availability of the name    | is available, is reserved, is authorized to use, reserved by, close names                                                                                       |
        | holder of a reserved name   | name, address                                                                                                                                                   |
        | principal office            | street address, mailing address, is same as street address checked                                                                                              |
        | management                  | managed by, has one member                                                                                                                                      |
        | shares                      | common shares values, is more than one or other checked, additional info                                                                                        |
        | common shares               | is common shares checked, number of shares                                                                                                                      |
        | voting and assets           | voting members radio, assets distribution                                                                                                                       |
        | purpose and directors       | purpose, number of directors, directors terms                                                                                                                   |
        | notifications               | emails, texts, email notification radio, text notification radio                                                                                                |
        | entry of a notification     | email, verify email, text, verify text                                                                                                                          |
        | number in its parts         | area, exchange, line                                                                                                                                            |
        | retyped number in its parts | area, exchange, line                                                                                                                                            |
        | additional information      | additional info, additional info attachment radio, attachments, private attachments                                                                             |
        | effective date              | effective at time of filing radio, effective date as entered, effective date time, effective date time display, effective time, effective max date time display |

      Examples: People, names, addresses and files
        | part                        | fields                                                                                                                                                                                                                        |
        | name                        | org name, first name, middle name, last name, suffix, name typ, has changed                                                                                                                                                   |
        | address                     | address1, address2, city, state, zip, province, country, country description, address typ, processed, valid, verified, accepted, postoffice box, colorado zipcode, needs additional info, has changed, address selection type |
        | person forming the entity   | name values, address values                                                                                                                                                                                                   |
        | type and name of the person | person typ, name                                                                                                                                                                                                              |
        | filers                      | perjury notice affirmed, filers                                                                                                                                                                                               |
        | filer                       | name values, address values, same as former                                                                                                                                                                                   |
        | type and name of the filer  | person typ, name                                                                                                                                                                                                              |
        | attachment                  | key, file name, file contents, mime type, size                                                                                                                                                                                |

      Examples: The registered agent
        | part                   | fields                                                                                                                            |
        | registered agent       | person typ, name values, address values, agent consent radio, id, verify values                                                   |
        | name of the agent      | name typ, first name, middle name, last name, suffix, full name, org name, display, is entity own agent checked, has changed      |
        | addresses of the agent | street address, mailing address, is same as principal office address checked, is same as principal office mailing address checked |

      Examples: What the filer is left with
        | part    | fields                                                                                                                                                                |
        | receipt | name, master id, transaction id, date time, transaction name, payment type, last4, amount, credit stmt info, entity report due date, entity status, admin fraud check |

      Examples: What is known of the way through the filing
        | part                   | fields                                                                                                                                                                                                                                                                                                                           |
        | plan of its parts      | pages initialized, has entity name, has statute, has poa, has registered agent, has filers, has management, has formation, has shares, has voting assets, has purpose directors, has email, has additional info, has attachment, has private attachment, additional info is required, has effective date, has static entity name |
        | change from the review | navigation, edited                                                                                                                                                                                                                                                                                                               |
        | way back to the review | sent from the review, where to return                                                                                                                                                                                                                                                                                            |

  @W3-fields
  Rule: What only the registry may decide is no part of what a browser sends
    Scenario: What is the registry's own
      Given a complete filing of a limited liability company
      Then the filing does not include "trans seq id, mstr trans id, transaction id, received date, lock user id, deactivate ids, noncompliant, five years delinquent, two years dissolved, sbf, sbf token, cfd, cfd effective date, client IP address, reg agent history id, is valid entity, fraud flag"
