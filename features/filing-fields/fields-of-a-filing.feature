Feature: What a filing in progress carries
  The names are those of the specification: every part of the portal, and everybody who reads what it keeps, calls a thing the same.

  @W3-fields
  Rule: Each part of a filing carries what the specification lists
    Scenario Outline: What a part carries
      Given a complete filing of a limited liability company
      Then the <part> carries "<fields>"

      Examples: The filing and its sections
        | part                      | fields                                                                                                                                        |
        | filing                    | filingType, transactionType, transactionDescription, entityId, entityType, jurisdiction, domesticFlag, statusCode, status, email              |
        | entity name               | name, oldName, isOldNameValid, isNameValid, isNameChanged, message, availability                                                              |
        | availability of the name  | isAvailable, isReserved, isAuthorizedToUse, reservedBy                                                                                        |
        | holder of a reserved name | name, address                                                                                                                                 |
        | principal office          | streetAddress, mailingAddress, isSameAsStreetAddressChecked                                                                                   |
        | management                | managedBy, hasOneMember                                                                                                                       |
        | shares                    | commonSharesValues, isMoreThanOneOrOtherChecked, additionalInfo                                                                               |
        | common shares             | isCommonSharesChecked, numberOfShares                                                                                                         |
        | voting and assets         | votingMembersRadio, assetsDistribution                                                                                                        |
        | purpose and directors     | purpose, numberOfDirectors, directorsTerms                                                                                                    |
        | notifications             | emails, texts, emailNotificationRadio, textNotificationRadio                                                                                  |
        | additional information    | additionalInfo, additionalInfoAttachmentRadio, attachments, privateAttachments                                                                |
        | effective date            | effectiveAtTimeOfFilingRadio, effectiveDateAsEntered, effectiveDateTime, effectiveDateTimeDisplay, effectiveTime, effectiveMaxDateTimeDisplay |

      Examples: People, names, addresses and files
        | part                        | fields                                                                                                                                                                                                               |
        | name                        | orgName, firstName, middleName, lastName, suffix, nameTyp, hasChanged                                                                                                                                                |
        | address                     | address1, address2, city, state, zip, province, country, countryDescription, addressTyp, processed, valid, verified, accepted, postofficeBox, coloradoZipcode, needsAdditionalInfo, hasChanged, addressSelectionType |
        | person forming the entity   | nameValues, addressValues                                                                                                                                                                                            |
        | type and name of the person | personTyp, name                                                                                                                                                                                                      |
        | filers                      | perjuryNoticeAffirmed, filers                                                                                                                                                                                        |
        | filer                       | nameValues, addressValues, sameAsFormer                                                                                                                                                                              |
        | attachment                  | key, fileName, fileContents, mimeType, size                                                                                                                                                                          |

      Examples: The registered agent
        | part                   | fields                                                                                                |
        | registered agent       | personTyp, nameValues, addressValues, agentConsentRadio, id, verifyValues                             |
        | name of the agent      | nameTyp, firstName, middleName, lastName, suffix, fullName, orgName, display, isEntityOwnAgentChecked |
        | addresses of the agent | streetAddress, mailingAddress, isSameAsPrincipalOfficeAddressChecked                                  |

      Examples: What is known of the way through the filing
        | part                   | fields                                                                                                                                                                                                                                                                                              |
        | page flags             | pagesInitialized, hasEntityName, hasStatute, hasPoa, hasRegisteredAgent, hasFilers, hasManagement, hasFormation, hasShares, hasVotingAssets, hasPurposeDirectors, hasEmail, hasAdditionalInfo, hasAttachment, hasPrivateAttachment, additionalInfoIsRequired, hasEffectiveDate, hasStaticEntityName |
        | change from the review | navigation, edited                                                                                                                                                                                                                                                                                  |
        | way back to the review | redirected, previousPage                                                                                                                                                                                                                                                                            |

  @W3-fields
  Rule: What only the registry may decide is no part of what a browser sends
    Scenario: What is the registry's own
      Given a complete filing of a limited liability company
      Then the filing does not carry "transSeqId, mstrTransId, transactionId, receivedDate, lockUserId, deactivateIds, noncompliant, fiveYearsDelinquent, twoYearsDissolved, sbf, sbfToken, cfd, cfdEffectiveDate, clientIPAddress, regAgentHistoryId, isValidEntity, fraudFlag"
